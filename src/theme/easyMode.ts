import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  easy: boolean;
  setEasy: (easy: boolean) => void;
}

/** Stored on the device, or without storage until the page closes (§large-text-mode). */
export function useEasyMode(): EasyMode {
  const [easy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // Not in an effect, because the first render would have small text.
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
