import { useEffect, useRef, useState } from 'react';
import { PictureRefused, type RefusalReason } from './preparePicture';

interface PictureOptions {
  onChange: (file: Blob | null) => void;
  onPreparing?: (preparing: boolean) => void;
  prepare: (file: File) => Promise<Blob>;
}

/** Keeps a refused file for `retry` (§upload-survives-failure). */
type State = { status: 'idle' | 'preparing' | 'done' } | { status: 'refused'; reason: RefusalReason; file: File };

/** Prepares a picked file and passes it to `onChange`. During preparation, the field keeps its previous file. */
export function usePicture(options: PictureOptions) {
  const [state, setState] = useState<State>({ status: 'idle' });
  // Calls the callbacks of the latest render, because the field may render again while a file is being prepared.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const selectionCount = useRef(0);
  // Ignores a file that is still being prepared when the field unmounts.
  useEffect(() => () => void (selectionCount.current += 1), []);
  const isPreparing = state.status === 'preparing';
  useEffect(() => {
    if (!isPreparing) return undefined;
    latest.current.onPreparing?.(true);
    return () => latest.current.onPreparing?.(false);
  }, [isPreparing]);

  const stop = () => {
    selectionCount.current += 1;
    setState({ status: 'idle' });
  };
  const pick = async (file: File) => {
    const ownSelection = ++selectionCount.current;
    setState({ status: 'preparing' });
    try {
      const prepared = await latest.current.prepare(file);
      if (ownSelection !== selectionCount.current) return;
      latest.current.onChange(prepared);
      setState({ status: 'done' });
    } catch (error) {
      if (ownSelection !== selectionCount.current) return;
      setState({ status: 'refused', reason: error instanceof PictureRefused ? error.reason : 'undecodable', file });
    }
  };
  return {
    state,
    pick: (file: File | undefined) => void (file && pick(file)),
    retry: () => void (state.status === 'refused' && pick(state.file)),
    stop,
  };
}
