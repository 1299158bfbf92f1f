import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

interface Globals {
  viewport?: { value?: string };
  textSize?: number;
  easyMode?: string;
}

interface GlobalsPayload {
  /** The values in use. A story may override the reader's choices. */
  globals: Globals;
  /** The reader's choices. */
  userGlobals?: Globals;
}

interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
}

/** In px, for each viewport of `.storybook/preview.tsx`. */
const WIDTHS: Record<string, number> = { w320: 320, w375: 375, w430: 430, w480: 480 };
export const STANDARD_WIDTH = 375;

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

/** True if the toolbar has the settings with which the stories' pictures were taken. */
export const hasPictureSettings = ({ textSize = 100, easyMode = 'off' }: Globals): boolean =>
  textSize === 100 && easyMode === 'off';

/** The URL of a story for an iframe. Turns axe off, because axe slows down a page with many iframes. */
export const frameAddress = (id: string, { textSize = 100, easyMode = 'off' }: Globals): string =>
  `iframe.html?id=${id}&viewMode=story&thumbnail&globals=a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`;

/** The arguments of the latest event named `event` in the Storybook of `frame`; undefined if there was none. */
export const lastEvent = (frame: HTMLIFrameElement, event: string): unknown =>
  (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__?.last(event);

/** In px. A story that sets no viewport has the standard width. */
export function storyWidthIn(frame: HTMLIFrameElement): number {
  const [payload] = (lastEvent(frame, GLOBALS_UPDATED) ?? []) as GlobalsPayload[];
  return WIDTHS[payload?.globals.viewport?.value ?? ''] ?? STANDARD_WIDTH;
}
