import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  easy: boolean;
  setEasy: (easy: boolean) => void;
}

/** Stored on the device; without storage it lasts as long as the page (§large-text-mode). */
export function useEasyMode(): EasyMode {
  const [easy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // In an effect the first render would have small text, then jump.
    getInitialValueInEffect: false,
    deserialize: (kept) => kept === 'true',
  });
  return { easy, setEasy };
}

export function useEasyText(): void {
  const { easy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', easy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [easy]);
}
