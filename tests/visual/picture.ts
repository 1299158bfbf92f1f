/** How a picture is taken. */
export const PICTURE = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
