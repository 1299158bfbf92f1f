import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The toolbar's text size, as the phone's own setting would make it. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const size = String(globals['textSize'] ?? '100');
  useLayoutEffect(() => {
    // At 100 % the page's own sheet decides, and with it easy mode.
    if (size === '100') return undefined;
    document.documentElement.style.fontSize = `${size}%`;
    return () => document.documentElement.style.removeProperty('font-size');
  }, [size]);
  return <Story />;
};
