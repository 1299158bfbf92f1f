import { Failure } from '../domain/failure';
import { isOpenable } from '../domain/url';
import { useAction } from './useAction';

interface Links<List> {
  read: () => Promise<List>;
  linkOf: (list: List, id: number) => string | null;
  open: (url: string) => void;
  onEnd?: Parameters<typeof useAction<number, 'opened' | 'gone'>>[1];
}

/**
 * The list is read at the press, because links are valid for ten minutes (§file-link-ten-minutes). `gone` = the clinic
 * no longer has it.
 */
export const useOpenLink = <List>({ read, linkOf, open, onEnd }: Links<List>) =>
  useAction<number, 'opened' | 'gone'>(async (id, signal) => {
    const link = linkOf(await read(), id);
    if (link === null) return 'gone';
    if (!isOpenable(link, location.origin)) throw new Failure('malformed');
    if (!signal.aborted) open(link);
    return 'opened';
  }, onEnd);
