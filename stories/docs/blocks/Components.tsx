import { Block } from './Block';
import { Gallery } from './Gallery';
import classes from './Overview.module.css';
import { byFile, forReview, lastOf, useStories, type StoryEntry } from './storyIndex';

/** The folder in a story's title: `部品/予約/日付の列` → `予約`. */
const folderOf = ({ title }: StoryEntry) => title.split('/')[1] ?? '';

/** The first story of every component, grouped by folder. */
export function Components() {
  const stories = forReview(useStories() ?? []).filter(({ id }) => id.startsWith('components-'));
  const firsts = [...byFile(stories).values()].flatMap(([first]) => first ?? []);
  return (
    <Block>
      {[...new Set(firsts.map(folderOf))].map((folder) => (
        <section key={folder} className={classes.group}>
          <h2 className={classes.heading}>{folder}</h2>
          <Gallery
            stories={firsts
              .filter((story) => folderOf(story) === folder)
              .map((story) => ({ ...story, name: lastOf(story.title) }))}
            size="tile"
          />
        </section>
      ))}
    </Block>
  );
}
