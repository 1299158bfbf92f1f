import { buildIndex } from 'storybook/internal/core-server';

/** A story as Storybook's index lists it. */
export interface IndexedStory {
  /** `components/booking`, `pages`, `flows` … */
  kind: string;
  /** The component, page or flow it belongs to, e.g. `DayStrip`. */
  of: string;
  /** Its export, e.g. `LongText`. */
  exportName: string;
  /** Its Japanese name in the sidebar. */
  name: string;
  tags: readonly string[];
}

const { entries } = await buildIndex({ configDir: '.storybook' });

/** The ids of all stories and docs pages, as in the URLs of the published Storybook. */
export const ids = Object.keys(entries);

/** All stories. */
export const stories: readonly IndexedStory[] = Object.values(entries).flatMap((entry) => {
  const [, kind = '', of = ''] = /^\.\/stories\/(.+)\/([^/]+)\.stories\.tsx$/.exec(entry.importPath) ?? [];
  return entry.type === 'story' && of !== ''
    ? [{ kind, of, exportName: entry.exportName ?? '', name: entry.name, tags: entry.tags ?? [] }]
    : [];
});
