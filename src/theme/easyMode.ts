import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  isEasy: boolean;
  setEasy: (isEasy: boolean) => void;
}

/** Reads and sets the patient's choice of large text. The device stores the choice if it can (§large-text-mode). */
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

/** Sets the attribute `data-easy` on `<html>` in easy mode. The attribute makes all text larger. */
export function useEasyText(): void {
  const { isEasy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', isEasy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [isEasy]);
}
