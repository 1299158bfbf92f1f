import { Block } from './Block';
import { Gallery } from './Gallery';
import { byFile, lastOf, useStories } from './storyIndex';

/** Every component's first story. Without it a reader opens each component to learn what there is. */
export function Components() {
  const stories = useStories() ?? [];
  const firsts = [...byFile(stories.filter(({ id }) => id.startsWith('components-'))).values()].flatMap(([first]) =>
    first ? [{ ...first, name: lastOf(first.title) }] : [],
  );
  return (
    <Block>
      <Gallery stories={firsts} size="component" />
    </Block>
  );
}
