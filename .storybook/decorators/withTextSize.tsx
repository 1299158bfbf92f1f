import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

let storyCount = 0;

export const withTextSize: Decorator = (Story, { globals }) => {
  const size = (globals['textSize'] as number | undefined) ?? 100;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // At 100 %, sets no size, because the app's style sheet sets it (larger in easy mode).
    style.fontSize = size === 100 ? '' : `${size}%`;
    storyCount += 1;
    const storyNumber = storyCount;
    // Only the newest story resets the size, because Storybook removes the old story after it draws the new story.
    return () => {
      if (storyNumber === storyCount) style.fontSize = '';
    };
  }, [size]);
  return <Story />;
};
