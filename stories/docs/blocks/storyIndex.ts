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
  // A relative URL also works if Storybook is in a subfolder of a website.
  const reply = await fetch('index.json');
  const { entries } = (await reply.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** All stories in the order of the sidebar. Null until Storybook's index is loaded. */
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

export const reviewStories = (stories: readonly StoryEntry[]): StoryEntry[] =>
  stories.filter(({ tags }) => tags?.includes('review'));

/** `components-day-strip--default` → `components-day-strip` */
export const fileIdOf = ({ id }: Pick<StoryEntry, 'id'>): string => id.replace(/--.*$/, '');

/** `画面/日時の選択` → `日時の選択` */
export const titleEnd = (title: string): string => title.split('/').at(-1) ?? title;

export function groupByFile(stories: readonly StoryEntry[]): Map<string, StoryEntry[]> {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories) files.set(fileIdOf(story), [...(files.get(fileIdOf(story)) ?? []), story]);
  return files;
}
