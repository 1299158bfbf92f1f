import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

interface StoryLinkProps {
  /** The id of a story or docs page. */
  to: string;
  kind?: 'story' | 'docs';
  className?: string;
  children: ReactNode;
}

/**
 * Links to a story or docs page, as Storybook's own link in a text does. Without it a reader cannot open one in a new
 * tab: there the address of that link is the frame's.
 */
export function StoryLink({ to, kind = 'story', className, children }: StoryLinkProps) {
  const { channel } = useContext(DocsContext);
  const path = `?path=/${kind}/${to}`;
  return (
    <a
      href={`./${path}`}
      target="_top"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        channel.emit(NAVIGATE_URL, path);
      }}
    >
      {children}
    </a>
  );
}
