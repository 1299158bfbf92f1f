import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { Block } from './Block';
import { FeedbackLink } from './FeedbackLink';
import { Gallery } from './Gallery';
import { FlowStories } from './FlowStories';
import { ComponentUse } from './ComponentUse';
import { Playground } from './Playground';
import { SourceCode } from './SourceCode';
import { fileIdOf, reviewStories, titleEnd, useStories } from './storyIndex';

/** Replaces Storybook's docs page, because that page runs no play functions and lets a dialog cover every story. */
export function StoryDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { id, component } = preparedMeta;
  const stories = reviewStories(useStories() ?? []).filter((story) => fileIdOf(story) === id);
  const [first] = stories;
  const isComponent = id.startsWith('components-');
  return (
    <>
      <Title />
      {isComponent && <Description of="meta" />}
      {isComponent && <ComponentUse id={id} />}
      {isComponent && component && first && <Playground story={first} />}
      {isComponent && first && <SourceCode story={first} />}
      <Block>
        <FeedbackLink about={titleEnd(preparedMeta.title)} />
        {id.startsWith('flows-') && <FlowStories stories={stories} />}
        <Gallery stories={stories} size={isComponent ? 'component' : 'screen'} />
      </Block>
    </>
  );
}
