import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useEasyMode } from '../../src/theme/easyMode';

/** Sets easy mode if it is on in the toolbar, as the patient's switch in the app does. */
export const withEasyMode: Decorator = (Story, { globals }) => {
  const isOn = globals['easyMode'] === 'on';
  const { setEasy } = useEasyMode();
  useEffect(() => {
    if (!isOn) return undefined;
    setEasy(true);
    return () => setEasy(false);
  }, [isOn, setEasy]);
  return <Story />;
};
