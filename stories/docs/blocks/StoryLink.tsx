import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

interface StoryLinkProps {
  to: string;
  kind?: 'story' | 'docs';
  className?: string;
  children: ReactNode;
}

/** Unlike Storybook's own links, a `StoryLink` can be opened in a new tab. */
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
