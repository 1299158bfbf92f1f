import { useSWRConfig } from 'swr';
import { asFailure } from '../domain/failure';
import { useSend } from './ClinicProvider';
import type { Reply } from './contract/call';
import { addFile, listFiles, removeFile, type MedicalFile } from './contract/files';
import { useAction } from './useAction';
import { readKey, requireFullListIfNotFound, useRead, useReadNow } from './useRead';

const KEY = readKey(listFiles, {});

export const useFiles = () => useRead(listFiles, {});

export function useReadFilesNow() {
  const readNow = useReadNow();
  return () => readNow(listFiles);
}

/** The returned function may throw a `Failure`. */
export function useAddFile() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (
    title: string,
    file: Blob,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ): Promise<'added'> => {
    await send(addFile, { body: { title, file } }, options);
    await mutate(KEY);
    return 'added';
  };
}

/** If the clinic no longer has the file (404), the action succeeds. */
export function useRemoveFile() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const read = useReadFilesNow();
  return useAction<MedicalFile, 'done'>(
    async ({ id }) => {
      await send(removeFile, { params: { id } }).catch((error: unknown) => {
        if (asFailure(error).status !== 404) throw error;
      });
      await mutate<Reply<typeof listFiles>>(
        KEY,
        (list) => list && { ...list, rows: list.rows.filter((file) => file.id !== id) },
      );
      return 'done';
    },
    undefined,
    async ({ id }) => {
      const list = await read();
      const isStillListed = list.rows.some((row) => row.id === id);
      return requireFullListIfNotFound(list, isStillListed) ? 'notDone' : 'done';
    },
  );
}
