import type { Decorator } from '@storybook/react-vite';

/** Gives a component the width and margins that it has on a screen. */
export const withGutter: Decorator = (Story) => (
  <div style={{ maxWidth: 480, margin: '0 auto', padding: 'var(--gutter)' }}>
    <Story />
  </div>
);
