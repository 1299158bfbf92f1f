import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

interface Globals {
  viewport?: { value?: string };
  textSize?: number;
  easyMode?: string;
}

/** `userGlobals` are the reader's choices. `globals` are the values in use: a story may override the choices. */
interface GlobalsPayload {
  globals: Globals;
  userGlobals?: Globals;
}

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

/** The width in px of each viewport in the toolbar (`.storybook/preview.tsx`). */
const WIDTHS: Record<string, number> = { w320: 320, w375: 375, w430: 430, w480: 480 };
export const STANDARD_WIDTH = 375;

/** Returns what the reader has chosen in the toolbar. */
export function useToolbar(): Globals {
  const { channel } = useContext(DocsContext);
  const [toolbar, setToolbar] = useState(() => {
    const [payload] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsPayload[];
    return payload?.userGlobals ?? payload?.globals ?? {};
  });
  useEffect(() => {
    const updateToolbar = ({ userGlobals, globals }: GlobalsPayload) => setToolbar(userGlobals ?? globals);
    channel.on(GLOBALS_UPDATED, updateToolbar);
    return () => channel.off(GLOBALS_UPDATED, updateToolbar);
  }, [channel]);
  return toolbar;
}

/** True if the toolbar has the text size and the mode in which the build photographs the stories. */
export const hasPictureSettings = ({ textSize = 100, easyMode = 'off' }: Globals): boolean =>
  textSize === 100 && easyMode === 'off';

/** Returns the URL of a story for an iframe. The URL turns axe off, because axe would slow down a page of iframes. */
export const frameAddress = (id: string, { textSize = 100, easyMode = 'off' }: Globals): string =>
  `iframe.html?id=${id}&viewMode=story&thumbnail&globals=a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`;

/** Returns the arguments of the latest Storybook event `event` in an iframe, or undefined before the first event. */
export const lastEvent = (frame: HTMLIFrameElement, event: string): unknown =>
  (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__?.last(event);

/** Returns the width in px of the story in an iframe. A story that sets no viewport has the standard width. */
export function storyWidthIn(frame: HTMLIFrameElement): number {
  const [payload] = (lastEvent(frame, GLOBALS_UPDATED) ?? []) as GlobalsPayload[];
  return WIDTHS[payload?.globals.viewport?.value ?? ''] ?? STANDARD_WIDTH;
}
