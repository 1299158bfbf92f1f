import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

interface Globals {
  viewport?: { value?: string };
  textSize?: number;
  easyMode?: string;
}

/** `globals` are the reader's, overridden by the story's own. */
interface GlobalsPayload {
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
    const [payload] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsPayload[];
    return payload?.userGlobals ?? payload?.globals ?? {};
  });
  useEffect(() => {
    const follow = ({ userGlobals, globals }: GlobalsPayload) => setToolbar(userGlobals ?? globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return toolbar;
}

/** True with the settings of the pictures that the build takes. */
export const isStandard = ({ textSize = 100, easyMode = 'off' }: Globals): boolean =>
  textSize === 100 && easyMode === 'off';

/** URL of a story for an iframe. axe is off, because it would run in each of a hundred iframes. */
export const frameAddress = (id: string, { textSize = 100, easyMode = 'off' }: Globals): string =>
  `iframe.html?id=${id}&viewMode=story&thumbnail&globals=a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`;

/** Arguments of Storybook's last event of this name inside a frame; undefined if there was none. */
export const lastIn = (frame: HTMLIFrameElement, event: string): unknown =>
  (frame.contentWindow as Framed | null)?.__STORYBOOK_ADDONS_CHANNEL__?.last(event);

/** Width in px of a frame's story: its own if it sets one. */
export function widthIn(frame: HTMLIFrameElement): number {
  const [payload] = (lastIn(frame, GLOBALS_UPDATED) ?? []) as GlobalsPayload[];
  return WIDTHS[payload?.globals.viewport?.value ?? ''] ?? STANDARD_WIDTH;
}
