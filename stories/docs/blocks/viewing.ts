import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';

/** The reviewer's toolbar settings: width, text size and easy mode. */
export interface Viewing {
  width: string;
  textSize: string;
  easyMode: string;
}

interface Globals {
  viewport?: { value?: string } | string;
  textSize?: string;
  easyMode?: string;
}

/** Payload of Storybook's globals events. `globals` are the reviewer's, overridden by the story's own. */
interface Told {
  globals: Globals;
  userGlobals?: Globals;
}

interface Framed extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

/** Width in px of each option in the toolbar (`.storybook/preview.tsx`). */
export const WIDTHS: Record<string, number> = { w320: 320, w375: 375, w430: 430, w480: 480 };

function viewingOf(globals: Globals = {}): Viewing {
  const { viewport, textSize = '100', easyMode = 'off' } = globals;
  const width = (typeof viewport === 'string' ? viewport : viewport?.value) ?? '';
  return { width: width in WIDTHS ? width : 'w375', textSize, easyMode };
}

/** Reads and changes the toolbar's settings; on docs pages, Storybook itself offers no width. */
export function useViewing(): [Viewing, (change: Partial<Viewing>) => void] {
  const { channel } = useContext(DocsContext);
  const [viewing, setViewing] = useState(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Told[];
    return viewingOf(told?.userGlobals ?? told?.globals);
  });
  useEffect(() => {
    const follow = (told: Told) => setViewing(viewingOf(told.userGlobals ?? told.globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const change = ({ width, ...rest }: Partial<Viewing>) =>
    channel.emit(UPDATE_GLOBALS, { globals: width === undefined ? rest : { ...rest, viewport: { value: width } } });
  return [viewing, change];
}

/** URL of a story for a frame, with these settings and without axe, which would run in each of a hundred frames. */
export const frameAddress = (id: string, { textSize, easyMode }: Viewing): string =>
  `iframe.html?id=${id}&viewMode=story&thumbnail&globals=a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`;

/** Arguments of Storybook's last event of this name inside a frame; undefined if there was none. */
export const lastIn = (frame: HTMLIFrameElement, event: string): unknown =>
  (frame.contentWindow as Framed | null)?.__STORYBOOK_ADDONS_CHANNEL__?.last(event);

/** Frame width in px: the story's own viewport if it sets one, otherwise the reviewer's. */
export function widthIn(frame: HTMLIFrameElement, reviewer: Viewing): number {
  const [told] = (lastIn(frame, GLOBALS_UPDATED) ?? []) as Told[];
  return WIDTHS[viewingOf({ viewport: reviewer.width, ...told?.globals }).width] ?? 375;
}
