import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

let storyCount = 0;

export const withTextSize: Decorator = (Story, { globals }) => {
  const size = (globals['textSize'] as number | undefined) ?? 100;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // At 100 %, the app's style sheet sets the size.
    // An inline `100%` would override the larger text of easy mode.
    style.fontSize = size === 100 ? '' : `${size}%`;
    storyCount += 1;
    const storyNumber = storyCount;
    // Storybook draws the new story before it removes the old story.
    // The old story must not reset the size of the new story.
    return () => {
      if (storyNumber === storyCount) style.fontSize = '';
    };
  }, [size]);
  return <Story />;
};
