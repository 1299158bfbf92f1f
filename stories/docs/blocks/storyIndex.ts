import { useEffect, useState } from 'react';

export interface StoryEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
  exportName?: string;
  tags?: string[];
}

async function readIndex(): Promise<StoryEntry[]> {
  // The URL is relative, so that Storybook also works in a subfolder of a website.
  const reply = await fetch('index.json');
  const { entries } = (await reply.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Returns every story, in the order of the sidebar. Returns null until Storybook's index is loaded. */
export function useStories(): StoryEntry[] | null {
  const [stories, setStories] = useState<StoryEntry[] | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void readIndex().then((read) => {
      if (!isUnmounted) setStories(read);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return stories;
}

/** Returns the stories for review. Stories that only check behaviour lack the tag `review`. */
export const reviewStories = (stories: readonly StoryEntry[]): StoryEntry[] =>
  stories.filter(({ tags }) => tags?.includes('review'));

/** Returns the id of the file that contains a story: `components-day-strip--default` → `components-day-strip`. */
export const fileIdOf = ({ id }: Pick<StoryEntry, 'id'>): string => id.replace(/--.*$/, '');

/** Returns the last part of a story's title: `画面/日時の選択` → `日時の選択`. */
export const titleEnd = (title: string): string => title.split('/').at(-1) ?? title;

export function groupByFile(stories: readonly StoryEntry[]): Map<string, StoryEntry[]> {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories) files.set(fileIdOf(story), [...(files.get(fileIdOf(story)) ?? []), story]);
  return files;
}
