import { Block } from './Block';
import { Gallery } from './Gallery';
import { byFile, lastOf, useStories } from './storyIndex';
import { ViewingBar } from './ViewingBar';
import { useViewing } from './viewing';

/** Shows every component's first story, under the component's name. */
export function Components() {
  const stories = useStories();
  const [viewing, change] = useViewing();
  if (stories === null) return null;
  const firsts = [...byFile(stories.filter(({ id }) => id.startsWith('components-'))).values()].flatMap(([first]) =>
    first ? [{ ...first, name: lastOf(first.title) }] : [],
  );
  return (
    <Block>
      <ViewingBar viewing={viewing} onChange={change} />
      <Gallery stories={firsts} viewing={viewing} size="component" />
    </Block>
  );
}
