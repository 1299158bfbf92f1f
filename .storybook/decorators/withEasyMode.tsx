import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useEasyMode } from '../../src/theme/easyMode';

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
