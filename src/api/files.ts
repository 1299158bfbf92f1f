import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { MINUTE_MS } from '../domain/jst';
import { useSend } from './ClinicProvider';
import { clinicNow } from './clock';
import { addFile, listFiles, removeFile, type MedicalFile } from './contract';
import { readKey, useRead } from './useRead';

const KEY = readKey(listFiles, {});

/** A link lives 10 minutes (api.md); one this old, in ms, may end while it is being opened. */
const LINK_LIFE = 9 * MINUTE_MS;

/**
 * The patient's insurance cards and test results (spec §7 `GET /users/medical_result`). `linkOf` answers a link that still
 * lives, reading the list again when it may not; null when the file is gone. It throws `Failure`.
 */
export function useFiles() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const list = useRead(listFiles, {});
  const readAt = useRef(-Infinity);
  // A list from the cache is older than this screen: only one that was read while it is shown counts as fresh.
  const settled = list.status === 'ready' && !list.refreshing && list.stale === null;
  useEffect(() => {
    if (settled) readAt.current = clinicNow();
  }, [settled]);
  const files = list.status === 'ready' ? list.data : null;
  const linkOf = useCallback(
    async (id: number): Promise<string | null> => {
      const fresh = clinicNow() - readAt.current < LINK_LIFE ? files : null;
      const found = fresh ?? (await send(listFiles));
      if (fresh === null) {
        readAt.current = clinicNow();
        await mutate(KEY, found, { revalidate: false });
      }
      return found.find((file) => file.id === id)?.file_url ?? null;
    },
    [files, send, mutate],
  );
  return { list, linkOf };
}

/** Uploads a file. What the clinic answers is not specified: the list is read again. Throws `Failure`, 413, 415. */
export function useAddFile() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (title: string, file: Blob, onProgress: (share: number) => void): Promise<void> => {
    await send(addFile, { body: { title, file } }, { onProgress });
    await mutate(KEY);
  };
}

/** Removes a file, and from the list at once, which is then read again. Throws `Failure`, 404 for one that is gone. */
export function useRemoveFile() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (id: number): Promise<void> => {
    await send(removeFile, { params: { id } });
    await mutate<MedicalFile[]>(KEY, (list) => list?.filter((file) => file.id !== id));
  };
}
