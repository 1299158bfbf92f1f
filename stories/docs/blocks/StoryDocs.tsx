import { Description, useOf } from '@storybook/addon-docs/blocks';
import { Block } from './Block';
import { BuiltOn } from './BuiltOn';
import { Gallery } from './Gallery';
import { Journey } from './Journey';
import { nameOf, PropsTables } from './PropsTables';
import classes from './StoryDocs.module.css';
import { fileOf, lastOf, useStories } from './storyIndex';
import { ViewingBar } from './ViewingBar';
import { useViewing } from './viewing';

/** The docs page of a component, a screen or a flow: description, steps, all states (live) and props. */
export function StoryDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { id, title, component } = preparedMeta;
  const stories = useStories()?.filter((story) => fileOf(story) === id);
  const [viewing, change] = useViewing();
  const isComponent = id.startsWith('components-');
  return (
    <>
      <h1>{lastOf(title)}</h1>
      {isComponent && <Description of="meta" />}
      <Block>
        {id.startsWith('flows-') && stories && (
          <>
            <h2 className={classes.heading}>手順</h2>
            <Journey stories={stories} />
          </>
        )}
        <h2 className={classes.heading}>{id.startsWith('flows-') ? '終わったときの画面' : '状態'}</h2>
        <ViewingBar viewing={viewing} onChange={change} />
        {stories && <Gallery stories={stories} viewing={viewing} size={isComponent ? 'component' : 'screen'} />}
        {isComponent && component && <BuiltOn component={nameOf(component)} />}
        {isComponent && component && <PropsTables meta={preparedMeta} />}
      </Block>
    </>
  );
}
