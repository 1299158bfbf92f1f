import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The number of stories rendered so far. Only the newest story may reset the text size. */
let storyCount = 0;

/** Sets the text size that is chosen in the toolbar, as the phone's text size setting would. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const size = (globals['textSize'] as number | undefined) ?? 100;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // At 100 % the app's style sheet sets the size, including the larger size of easy mode.
    style.fontSize = size === 100 ? '' : `${size}%`;
    storyCount += 1;
    const storyNumber = storyCount;
    // Storybook removes this story after it has drawn the next story. The next story's text size must stay.
    return () => {
      if (storyNumber === storyCount) style.fontSize = '';
    };
  }, [size]);
  return <Story />;
};
