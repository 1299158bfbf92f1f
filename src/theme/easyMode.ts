import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  easy: boolean;
  setEasy: (easy: boolean) => void;
}

/** The choice of large text. The device stores it; without storage it lasts until the app closes (§large-text-mode). */
export function useEasyMode(): EasyMode {
  const [easy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // Read before the first render, which would otherwise have small text.
    getInitialValueInEffect: false,
    deserialize: (stored) => stored === 'true',
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
