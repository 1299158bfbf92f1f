import { Block } from './Block';
import { Gallery } from './Gallery';
import classes from './Overview.module.css';
import { byFile, forReview, lastOf, useStories, type StoryEntry } from './storyIndex';

/** `部品/予約/日付ストリップ` → `予約` */
const roomOf = ({ title }: StoryEntry) => title.split('/')[1] ?? '';

/** Every component's first story, by its room. */
export function Components() {
  const stories = forReview(useStories() ?? []).filter(({ id }) => id.startsWith('components-'));
  const firsts = [...byFile(stories).values()].flatMap(([first]) => first ?? []);
  return (
    <Block>
      {[...new Set(firsts.map(roomOf))].map((room) => (
        <section key={room} className={classes.group}>
          <h2 className={classes.heading}>{room}</h2>
          <Gallery
            stories={firsts
              .filter((story) => roomOf(story) === room)
              .map((story) => ({ ...story, name: lastOf(story.title) }))}
            size="tile"
          />
        </section>
      ))}
    </Block>
  );
}
