import { Failure } from '../domain/failure';
import { isOpenable } from '../domain/url';
import { useAction } from './useAction';

interface LinkOptions<List> {
  read: () => Promise<List>;
  linkOf: (list: List, id: number) => string | null;
  open: (url: string) => void;
  onEnd?: Parameters<typeof useAction<number, 'opened' | 'gone'>>[1];
}

/** Reads new links at each press, because links expire after ten minutes. */
export const useOpenLink = <List>({ read, linkOf, open, onEnd }: LinkOptions<List>) =>
  useAction<number, 'opened' | 'gone'>(async (id, signal) => {
    const link = linkOf(await read(), id);
    if (link === null) return 'gone';
    if (!isOpenable(link, location.origin)) throw new Failure('malformed');
    if (!signal.aborted) open(link);
    return 'opened';
  }, onEnd);
