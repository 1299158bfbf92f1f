import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useEasyMode } from '../../src/theme/easyMode';

/** Turns the app's easy mode on while easy mode is on in Storybook's toolbar. */
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
