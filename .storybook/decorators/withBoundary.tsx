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

/** Catches errors of a component; otherwise Storybook would wait for it and block all later stories. */
export const withBoundary: Decorator = (Story) => (
  <Boundary>
    <Story />
  </Boundary>
);

/** Fails the story when a component has thrown. */
export function isWhole(): void {
  if (thrown) throw thrown;
}

/** Fails the story at once, before its play function waits for missing elements. */
export function failWhenBroken(context: StoryContext<ReactRenderer>): void {
  thrown = null;
  const { mount } = context;
  context.mount = async (...args) => {
    const drawn = await mount(...args);
    isWhole();
    return drawn;
  };
}
