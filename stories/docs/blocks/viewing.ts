import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';

/** How the reviewer wants to see the screens: the toolbar's width, text size and easy mode. */
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

/** `globals` are those of the reviewer with a story's own over them. */
interface Told {
  globals: Globals;
  userGlobals?: Globals;
}

interface Framed extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

/** px of each width of the toolbar (`.storybook/preview.tsx`). */
export const WIDTHS: Record<string, number> = { w320: 320, w375: 375, w430: 430, w480: 480 };

function viewingOf(globals: Globals = {}): Viewing {
  const { viewport, textSize = '100', easyMode = 'off' } = globals;
  const width = (typeof viewport === 'string' ? viewport : viewport?.value) ?? '';
  return { width: width in WIDTHS ? width : 'w375', textSize, easyMode };
}

/** The toolbar's settings, followed and changed: Storybook itself shows no width on a docs page. */
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

/** The story alone, for a frame: at these settings, and without axe running in every one of a hundred. */
export const frameAddress = (id: string, { textSize, easyMode }: Viewing): string =>
  `iframe.html?id=${id}&viewMode=story&thumbnail&globals=a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`;

/** What Storybook has last told of an event inside a frame; undefined when it never came. */
export const lastIn = (frame: HTMLIFrameElement, event: string): unknown =>
  (frame.contentWindow as Framed | null)?.__STORYBOOK_ADDONS_CHANNEL__?.last(event);

/** px of the window a story itself asks for, else of the reviewer's. */
export function widthIn(frame: HTMLIFrameElement, reviewer: Viewing): number {
  const [told] = (lastIn(frame, GLOBALS_UPDATED) ?? []) as Told[];
  return WIDTHS[viewingOf({ viewport: reviewer.width, ...told?.globals }).width] ?? 375;
}
