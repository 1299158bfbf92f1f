import { Controls, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { Block } from './Block';
import classes from './Playground.module.css';
import { componentHeightIn } from './StoryFrame';
import type { StoryEntry } from './storyIndex';
import { frameAddress, useToolbar } from './toolbar';
import { useLiveFrame } from './useLiveFrame';

interface Change {
  storyId: string;
  updatedArgs?: Record<string, unknown>;
}

interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: { onUpdateArgs(change: Change): Promise<void>; onResetArgs(change: Change): Promise<void> };
}

export function Playground({ story }: { story: StoryEntry }) {
  const { id } = story;
  const { channel } = useContext(DocsContext);
  const address = frameAddress(id, useToolbar());
  const { place, frame, state } = useLiveFrame(address);
  const [height, setHeight] = useState<number>();

  // Loading the story again resets its props, so the effect below applies `changedProps` after each load.
  const changedProps = useRef<Record<string, unknown>>({});
  useEffect(() => {
    const readyFrame = state === 'ready' ? frame.current : null;
    const preview = (readyFrame?.contentWindow as StoryWindow | null | undefined)?.__STORYBOOK_PREVIEW__;
    const fit = () => readyFrame && setHeight(componentHeightIn(readyFrame));
    const update = (change: Change) => {
      if (change.storyId !== id) return;
      changedProps.current = { ...changedProps.current, ...change.updatedArgs };
      void preview?.onUpdateArgs(change).then(fit);
    };
    const reset = (change: Change) => {
      if (change.storyId !== id) return;
      changedProps.current = {};
      void preview?.onResetArgs(change).then(fit);
    };
    fit();
    if (Object.keys(changedProps.current).length > 0) update({ storyId: id, updatedArgs: changedProps.current });
    channel.on(UPDATE_STORY_ARGS, update);
    channel.on(RESET_STORY_ARGS, reset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, update);
      channel.off(RESET_STORY_ARGS, reset);
    };
  }, [channel, frame, id, state]);

  return (
    <div className={classes.playground}>
      <Block>
        <div ref={place} className={classes.stage} data-state={state} style={{ height }}>
          {state !== 'empty' && <iframe ref={frame} key={address} src={address} title={`${story.name}をためす`} />}
        </div>
      </Block>
      <Controls />
    </div>
  );
}
