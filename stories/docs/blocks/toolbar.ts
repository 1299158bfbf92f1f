import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

interface Globals {
  viewport?: { value?: string };
  textSize?: number;
  easyMode?: string;
}

/** `userGlobals` are the reader's choices. In `globals`, values that the story sets replace the reader's choices. */
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

/** True for the text size and the mode with which the build takes its pictures. */
export const hasPictureSettings = ({ textSize = 100, easyMode = 'off' }: Globals): boolean =>
  textSize === 100 && easyMode === 'off';

/** The URL of a story for an iframe. It turns axe off, because axe in a hundred iframes of one page would be slow. */
export const frameAddress = (id: string, { textSize = 100, easyMode = 'off' }: Globals): string =>
  `iframe.html?id=${id}&viewMode=story&thumbnail&globals=a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`;

/** The arguments of the last Storybook event called `event` in a frame. Undefined if no such event has occurred. */
export const lastEvent = (frame: HTMLIFrameElement, event: string): unknown =>
  (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__?.last(event);

/** The width in px of the story in a frame: the width that the story sets, or the standard width. */
export function storyWidthIn(frame: HTMLIFrameElement): number {
  const [payload] = (lastEvent(frame, GLOBALS_UPDATED) ?? []) as GlobalsPayload[];
  return WIDTHS[payload?.globals.viewport?.value ?? ''] ?? STANDARD_WIDTH;
}
