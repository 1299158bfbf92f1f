import { useSWRConfig } from 'swr';
import { useSend } from './ClinicProvider';
import { addFile, listFiles, removeFile, type MedicalFile } from './contract/files';
import { readKey, useRead } from './useRead';

const KEY = readKey(listFiles, {});

/** The patient's insurance cards and test results. */
export const useFiles = () => useRead(listFiles, {});

/** Reads the list, bypassing the cache, for links that expire within minutes. Throws `Failure`. */
export function useReadFiles() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<MedicalFile[]> => {
    const list = await send(listFiles);
    await mutate(KEY, list, { revalidate: false });
    return list;
  };
}

/** Uploads a file. The reply is not specified, so the list is read again. Throws `Failure`, 413, 415; ends with `signal`. */
export function useAddFile() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (
    title: string,
    file: Blob,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<void> => {
    await send(addFile, { body: { title, file } }, options);
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
