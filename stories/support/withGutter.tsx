import type { Decorator } from '@storybook/react-vite';

/** The gutter and width of a screen around a component that stands inside one. */
export const withGutter: Decorator = (Story) => (
  <div style={{ maxWidth: 480, margin: '0 auto', padding: 'var(--gutter)' }}>
    <Story />
  </div>
);
