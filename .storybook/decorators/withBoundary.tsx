import type { Decorator, ReactRenderer } from '@storybook/react-vite';
import { Component, type PropsWithChildren } from 'react';
import type { StoryContext } from 'storybook/internal/types';

let thrown: Error | null = null;

class Boundary extends Component<PropsWithChildren, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch(error: Error): void {
    thrown = error;
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

/** Catches the errors of components, because Storybook waits forever after an uncaught error. */
export const withBoundary: Decorator = (Story) => (
  <Boundary>
    <Story />
  </Boundary>
);

export function rethrow(): void {
  if (thrown) throw thrown;
}

/**
 * Makes the story fail at once if a component throws on mount.
 * Otherwise the play function would wait for missing elements.
 */
export function failWhenBroken(context: StoryContext<ReactRenderer>): void {
  thrown = null;
  const { mount } = context;
  context.mount = async (...args) => {
    const canvas = await mount(...args);
    rethrow();
    return canvas;
  };
}
