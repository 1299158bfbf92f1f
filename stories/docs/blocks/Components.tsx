import { Block } from './Block';
import { Gallery } from './Gallery';
import classes from './Overview.module.css';
import { groupByFile, reviewStories, titleEnd, useStories, type StoryEntry } from './storyIndex';

/** `部品/予約/日付の列` → `予約` */
const folderOf = ({ title }: StoryEntry) => title.split('/')[1] ?? '';

export function Components() {
  const stories = reviewStories(useStories() ?? []).filter(({ id }) => id.startsWith('components-'));
  const firstStories = [...groupByFile(stories).values()].flatMap(([first]) => first ?? []);
  return (
    <Block>
      {[...new Set(firstStories.map(folderOf))].map((folder) => (
        <section key={folder} className={classes.group}>
          <h2 className={classes.heading}>{folder}</h2>
          <Gallery
            stories={firstStories
              .filter((story) => folderOf(story) === folder)
              .map((story) => ({ ...story, name: titleEnd(story.title) }))}
            size="tile"
          />
        </section>
      ))}
    </Block>
  );
}
