import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

interface Globals {
  viewport?: { value?: string };
  textSize?: number;
  easyMode?: string;
}

/** Payload of Storybook's globals events. `globals` are the reader's, overridden by the story's own. */
interface Told {
  globals: Globals;
  userGlobals?: Globals;
}

interface Framed extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

/** Width in px of each option in the toolbar (`.storybook/preview.tsx`). */
const WIDTHS: Record<string, number> = { w320: 320, w375: 375, w430: 430, w480: 480 };

export const STANDARD_WIDTH = 375;

/** The toolbar's text size and easy mode. */
export function useToolbar(): Globals {
  const { channel } = useContext(DocsContext);
  const [toolbar, setToolbar] = useState(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Told[];
    return told?.userGlobals ?? told?.globals ?? {};
  });
  useEffect(() => {
    const follow = ({ userGlobals, globals }: Told) => setToolbar(userGlobals ?? globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return toolbar;
}

/** True with the settings that the pictures of the build were taken with. */
export const isStandard = ({ textSize = 100, easyMode = 'off' }: Globals): boolean =>
  textSize === 100 && easyMode === 'off';

/** URL of a story for a frame, with these settings and without axe, which would run in each of a hundred frames. */
export const frameAddress = (id: string, { textSize = 100, easyMode = 'off' }: Globals): string =>
  `iframe.html?id=${id}&viewMode=story&thumbnail&globals=a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`;

/** Arguments of Storybook's last event of this name inside a frame; undefined if there was none. */
export const lastIn = (frame: HTMLIFrameElement, event: string): unknown =>
  (frame.contentWindow as Framed | null)?.__STORYBOOK_ADDONS_CHANNEL__?.last(event);

/** Width in px of a frame's story: its own if it sets one. */
export function widthIn(frame: HTMLIFrameElement): number {
  const [told] = (lastIn(frame, GLOBALS_UPDATED) ?? []) as Told[];
  return WIDTHS[told?.globals.viewport?.value ?? ''] ?? STANDARD_WIDTH;
}
