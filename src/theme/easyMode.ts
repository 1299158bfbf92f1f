import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  easy: boolean;
  setEasy: (easy: boolean) => void;
}

/** Returns whether the patient chose large text. The device stores the choice if it can (§large-text-mode). */
export function useEasyMode(): EasyMode {
  const [easy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // Reads the stored choice at once. Otherwise the first render would have small text.
    getInitialValueInEffect: false,
    deserialize: (stored) => stored === 'true',
  });
  return { easy, setEasy };
}

/** Sets `data-easy` on `<html>`, which makes all text larger. */
export function useEasyText(): void {
  const { easy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', easy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [easy]);
}
