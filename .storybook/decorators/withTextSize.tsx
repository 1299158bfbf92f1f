import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Sets the text size from the toolbar, like the phone's own setting. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const size = String(globals['textSize'] ?? '100');
  useLayoutEffect(() => {
    // At 100 % the app's style sheet sets the size, including that of easy mode.
    if (size === '100') return undefined;
    document.documentElement.style.fontSize = `${size}%`;
    return () => document.documentElement.style.removeProperty('font-size');
  }, [size]);
  return <Story />;
};
