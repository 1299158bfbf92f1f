import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useEasyMode } from '../../src/theme/easyMode';

/** While the toolbar's switch for easy mode is on, turns easy mode on in the app, as a patient's own switch does. */
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
