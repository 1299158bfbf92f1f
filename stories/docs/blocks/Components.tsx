import { Block } from './Block';
import { Gallery } from './Gallery';
import { byFile, forReview, lastOf, useStories } from './storyIndex';

/** Every component's first story. Without it a reader opens each component to learn what there is. */
export function Components() {
  const stories = useStories() ?? [];
  const components = forReview(stories).filter(({ id }) => id.startsWith('components-'));
  const firsts = [...byFile(components).values()].flatMap(([first]) =>
    first ? [{ ...first, name: lastOf(first.title) }] : [],
  );
  return (
    <Block>
      <Gallery stories={firsts} size="component" />
    </Block>
  );
}
