import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

let storyCount = 0;

export const withTextSize: Decorator = (Story, { globals }) => {
  const size = (globals['textSize'] as number | undefined) ?? 100;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // At 100 %, the app's style sheet sets the text size, which is larger in easy mode.
    style.fontSize = size === 100 ? '' : `${size}%`;
    storyCount += 1;
    const storyNumber = storyCount;
    // Storybook removes a story after the next story is drawn, and the next story's text size must stay.
    return () => {
      if (storyNumber === storyCount) style.fontSize = '';
    };
  }, [size]);
  return <Story />;
};
