import { useLocalStorage } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

/** Easy mode (E15): larger text and one question a page. */
interface EasyMode {
  easy: boolean;
  setEasy: (easy: boolean) => void;
}

/** Whether easy mode is on, kept on the device; where nothing can be kept it lasts as long as the page. */
export function useEasyMode(): EasyMode {
  const [easy, setEasy] = useLocalStorage<boolean>({
    key: 'clinic:easy-mode',
    defaultValue: false,
    // Read at once: in an effect the first drawing would have the small text, and then jump.
    getInitialValueInEffect: false,
    // Whatever else may stand there is not a choice of the patient's.
    deserialize: (kept) => kept === 'true',
  });
  return { easy, setEasy };
}

/** Makes the text of the whole page follow easy mode; every size is in rem. */
export function useEasyText(): void {
  const { easy } = useEasyMode();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-easy', easy);
    return () => document.documentElement.removeAttribute('data-easy');
  }, [easy]);
}
