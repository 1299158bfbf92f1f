import { useEffect, useRef } from 'react';
import { useAction } from '../api/useAction';
import type { Loadable } from '../api/useRead';
import { MINUTE_MS } from '../domain/calendar/jst';
import { Failure } from '../domain/failure';
import { isOpenable } from '../domain/url';
import { clinicNow } from './clinicClock';

/**
 * The links in a list are valid for 10 minutes; one older than this, in ms, may expire while it is opened
 * (§file-link-ten-minutes).
 */
const LINK_LIFE = 9 * MINUTE_MS;

interface Links<List> {
  list: Loadable<List>;
  /** Reads the list, bypassing the cache. Throws `Failure`. */
  read: () => Promise<List>;
  /** The link of an item; null when there is none. */
  linkOf: (list: List, id: number) => string | null;
  open: (url: string) => void;
  onEnd?: Parameters<typeof useAction<number, 'opened' | 'gone'>>[1];
}

/**
 * Opens the link of an item whose links grow old: within the press while the list is fresh, else with the link of a
 * list that is read again. `gone` = the clinic no longer has it; one that is not safe is a failure (§links-safe).
 */
export function useFreshLink<List>({ list, read, linkOf, open, onEnd }: Links<List>) {
  const readAt = useRef(-Infinity);
  // A cached list may be old: only one that was read while the screen is mounted counts as fresh.
  const settled = list.status === 'ready' && !list.refreshing && list.stale === null;
  useEffect(() => {
    if (settled) readAt.current = clinicNow();
  }, [settled]);

  const readLink = async (id: number) => {
    const again = await read();
    readAt.current = clinicNow();
    return linkOf(again, id);
  };
  return useAction<number, 'opened' | 'gone'>(async (id, signal) => {
    const fresh = list.status === 'ready' && clinicNow() - readAt.current < LINK_LIFE;
    const link = (fresh ? linkOf(list.data, id) : null) ?? (await readLink(id));
    if (link === null) return 'gone';
    if (!isOpenable(link, location.origin)) throw new Failure('malformed');
    if (!signal.aborted) open(link);
    return 'opened';
  }, onEnd);
}
