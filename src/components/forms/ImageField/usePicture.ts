import { useEffect, useRef, useState } from 'react';
import { PictureRefused, type Refusal } from './preparePicture';

interface PictureWork {
  onChange: (file: Blob | null) => void;
  onPreparing?: (preparing: boolean) => void;
  prepare: (file: File) => Promise<Blob>;
}

/** A rejected file is kept for a retry (§upload-survives-failure). */
type PictureState = { is: 'idle' | 'preparing' | 'done' } | { is: 'refused'; why: Refusal; file: File };

/** Only the latest selection counts; the previous file stays until it is ready. */
export function usePicture(work: PictureWork) {
  const [state, setState] = useState<PictureState>({ is: 'idle' });
  // Preparing takes seconds: use the props of the latest render when it ends.
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const preparing = state.is === 'preparing';
  useEffect(() => {
    if (!preparing) return undefined;
    latest.current.onPreparing?.(true);
    return () => latest.current.onPreparing?.(false);
  }, [preparing]);

  const stop = () => {
    turn.current += 1;
    setState({ is: 'idle' });
  };
  const pick = async (file: File) => {
    const mine = ++turn.current;
    setState({ is: 'preparing' });
    try {
      const prepared = await latest.current.prepare(file);
      if (mine !== turn.current) return;
      latest.current.onChange(prepared);
      setState({ is: 'done' });
    } catch (error) {
      if (mine !== turn.current) return;
      setState({ is: 'refused', why: error instanceof PictureRefused ? error.why : 'undecodable', file });
    }
  };
  return {
    state,
    pick: (file: File | undefined) => void (file && pick(file)),
    retry: () => void (state.is === 'refused' && pick(state.file)),
    stop,
  };
}
