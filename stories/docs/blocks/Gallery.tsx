import classes from './Gallery.module.css';
import { StoryFrame, type FrameSize } from './StoryFrame';
import type { StoryEntry } from './storyIndex';
import type { Viewing } from './viewing';

interface GalleryProps {
  stories: readonly StoryEntry[];
  viewing: Viewing;
  size: FrameSize;
}

/** Live stories side by side. */
export function Gallery({ stories, viewing, size }: GalleryProps) {
  return (
    <ul className={classes.gallery} data-size={size}>
      {stories.map((story) => (
        <li key={story.id} className={classes.item}>
          <StoryFrame story={story} viewing={viewing} size={size} />
        </li>
      ))}
    </ul>
  );
}
