import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  easy: boolean;
  setEasy: (easy: boolean) => void;
}

/**
 * Whether easy mode (§large-text-mode, §question-alone-when-large) is on. Stored on the device; without storage it
 * lasts as long as the page.
 */
export function useEasyMode(): EasyMode {
  const [easy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // Read synchronously: in an effect the first render would have small text, then jump.
    getInitialValueInEffect: false,
    // Any other stored value counts as off.
    deserialize: (kept) => kept === 'true',
  });
  return { easy, setEasy };
}

/** Applies easy mode to the text size of the whole page; all sizes are in rem. */
export function useEasyText(): void {
  const { easy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', easy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [easy]);
}
