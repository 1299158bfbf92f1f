import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The number of stories rendered so far. Only the newest story may reset the text size. */
let storyCount = 0;

/** Sets the text size from the toolbar. It has the same effect as the text size in the settings of a phone. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const size = (globals['textSize'] as number | undefined) ?? 100;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // At 100 %, the app's style sheet sets the text size. It sets a larger size in easy mode.
    style.fontSize = size === 100 ? '' : `${size}%`;
    storyCount += 1;
    const storyNumber = storyCount;
    // Storybook removes a story after it has drawn the next story. This cleanup must keep the next story's text size.
    return () => {
      if (storyNumber === storyCount) style.fontSize = '';
    };
  }, [size]);
  return <Story />;
};
