import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  isEasy: boolean;
  setEasy: (isEasy: boolean) => void;
}

/** Easy mode shows large text (§large-text-mode). The phone stores the patient's choice. */
export function useEasyMode(): EasyMode {
  const [isEasy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // With `true`, the first render would ignore the stored choice and show small text.
    getInitialValueInEffect: false,
    deserialize: (stored) => stored === 'true',
  });
  return { isEasy, setEasy };
}

/** In easy mode, sets the attribute `data-easy`. With `data-easy`, global.css makes all text larger. */
export function useEasyText(): void {
  const { isEasy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', isEasy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [isEasy]);
}
