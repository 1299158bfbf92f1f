import type { Decorator } from '@storybook/react-vite';

/** Gives a component the width and the margins of a screen. */
export const withGutter: Decorator = (Story) => (
  <div style={{ maxWidth: 480, margin: '0 auto', padding: 'var(--gutter)' }}>
    <Story />
  </div>
);
