import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

interface EasyMode {
  isEasy: boolean;
  setEasy: (isEasy: boolean) => void;
}

/** Easy mode is large text, and the phone stores the choice (§large-text-mode). */
export function useEasyMode(): EasyMode {
  const [isEasy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // `false`, because with `true` the first render always shows small text.
    getInitialValueInEffect: false,
    deserialize: (stored) => stored === 'true',
  });
  return { isEasy, setEasy };
}

/** In easy mode, sets the attribute `data-easy`, for which global.css makes all text larger. */
export function useEasyText(): void {
  const { isEasy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', isEasy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [isEasy]);
}
