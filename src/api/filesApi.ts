import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { MINUTE_MS } from '../domain/jst';
import { useSend } from './ClinicProvider';
import { clinicNow } from '../device/clinicClock';
import { addFile, listFiles, removeFile, type MedicalFile } from './contract';
import { readKey, useRead } from './useRead';

const KEY = readKey(listFiles, {});

/** A link is valid for 10 minutes (api.md); one older than this, in ms, may expire while it is opened. */
const LINK_LIFE = 9 * MINUTE_MS;

/**
 * The patient's insurance cards and test results (spec §7 `GET /users/medical_result`). `linkOf` returns a valid link,
 * reading the list again when the link may have expired; null when the file no longer exists. It throws `Failure`.
 */
export function useFiles() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const list = useRead(listFiles, {});
  const readAt = useRef(-Infinity);
  // A cached list may be old: only one that was read while the screen is mounted counts as fresh.
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

/** Uploads a file. The reply is not specified, so the list is read again. Throws `Failure`, 413, 415. */
export function useAddFile() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (title: string, file: Blob, onProgress: (share: number) => void): Promise<void> => {
    await send(addFile, { body: { title, file } }, { onProgress });
    await mutate(KEY);
  };
}

/** Deletes a file, removes it from the cached list and revalidates. Throws `Failure`, 404 when it no longer exists. */
export function useRemoveFile() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (id: number): Promise<void> => {
    await send(removeFile, { params: { id } });
    await mutate<MedicalFile[]>(KEY, (list) => list?.filter((file) => file.id !== id));
  };
}
