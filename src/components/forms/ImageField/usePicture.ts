import { useEffect, useRef, useState } from 'react';
import { PictureRefused, type Refusal } from './preparePicture';

interface PictureWork {
  onChange: (file: Blob | null) => void;
  onPreparing?: (preparing: boolean) => void;
  prepare: (file: File) => Promise<Blob>;
}

/** A refused file stays in the state for a retry (§upload-survives-failure). */
type PictureState = { status: 'idle' | 'preparing' | 'done' } | { status: 'refused'; reason: Refusal; file: File };

/** Only the latest selection counts; the previous file stays until the new one is ready. */
export function usePicture(work: PictureWork) {
  const [state, setState] = useState<PictureState>({ status: 'idle' });
  // Preparing takes seconds, so its end must use the props of the latest render.
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
  const preparing = state.status === 'preparing';
  useEffect(() => {
    if (!preparing) return undefined;
    latest.current.onPreparing?.(true);
    return () => latest.current.onPreparing?.(false);
  }, [preparing]);

  const stop = () => {
    turn.current += 1;
    setState({ status: 'idle' });
  };
  const pick = async (file: File) => {
    const ownTurn = ++turn.current;
    setState({ status: 'preparing' });
    try {
      const prepared = await latest.current.prepare(file);
      if (ownTurn !== turn.current) return;
      latest.current.onChange(prepared);
      setState({ status: 'done' });
    } catch (error) {
      if (ownTurn !== turn.current) return;
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
