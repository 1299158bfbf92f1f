import classes from './Gallery.module.css';
import { StoryFrame, type FrameSize } from './StoryFrame';
import type { StoryEntry } from './storyIndex';
import { useToolbar } from './toolbar';

interface GalleryProps {
  stories: readonly StoryEntry[];
  size: FrameSize;
}

export function Gallery({ stories, size }: GalleryProps) {
  const toolbar = useToolbar();
  return (
    <ul className={classes.gallery} data-size={size}>
      {stories.map((story) => (
        <li key={story.id} className={classes.item}>
          <StoryFrame story={story} toolbar={toolbar} size={size} />
        </li>
      ))}
    </ul>
  );
}
