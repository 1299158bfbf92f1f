import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  isEasy: boolean;
  setEasy: (isEasy: boolean) => void;
}

/** Reads and sets easy mode (large text). The phone stores the patient's choice if it can (§large-text-mode). */
export function useEasyMode(): EasyMode {
  const [isEasy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // Reads the stored choice before the first render, so that large text does not appear small at first.
    getInitialValueInEffect: false,
    deserialize: (stored) => stored === 'true',
  });
  return { isEasy, setEasy };
}

/** In easy mode, sets the attribute `data-easy` on `<html>`. This attribute makes all text larger. */
export function useEasyText(): void {
  const { isEasy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', isEasy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [isEasy]);
}
