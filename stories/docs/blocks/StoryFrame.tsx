import { useLayoutEffect, useState } from 'react';
import classes from './StoryFrame.module.css';
import type { StoryEntry } from './storyIndex';
import { useLiveFrame } from './useLiveFrame';
import { frameAddress, isStandard, STANDARD_WIDTH, widthIn, type useToolbar } from './toolbar';
import { StoryLink } from './StoryLink';

/** Heights in px of a screen, of the lowest component, and of a tile (two rows fit in a window). */
const SCREEN = 812;
const LEAST = 96;
const TILE = 224;

/** `component` is as high as its content, up to a limit; `whole` has no limit. */
export type FrameSize = 'screen' | 'component' | 'whole' | 'tile';

interface StoryFrameProps {
  story: StoryEntry;
  toolbar: ReturnType<typeof useToolbar>;
  size: FrameSize;
}

/** A component's height in px. A fixed part (dialog, docked bar) needs the height of a screen. */
export function heightOf(frame: HTMLIFrameElement, most = SCREEN * 1.5): number {
  const { contentDocument: page, contentWindow: view } = frame;
  const root = page?.getElementById('storybook-root');
  if (!page || !view || !root) return SCREEN / 2;
  const floats = [...page.body.querySelectorAll<HTMLElement>('*')].some(
    (one) => view.getComputedStyle(one).position === 'fixed' && one.offsetHeight > 1,
  );
  const bottom = Math.ceil(root.getBoundingClientRect().bottom) + 16;
  return Math.min(Math.max(bottom, floats ? SCREEN * 0.75 : LEAST), most);
}

/** A live story, scaled down. */
function LiveStory({ story, toolbar, size }: StoryFrameProps) {
  const address = frameAddress(story.id, toolbar);
  const { place, frame, state } = useLiveFrame(address);
  const [width, setWidth] = useState(STANDARD_WIDTH);
  const [height, setHeight] = useState(size === 'screen' ? SCREEN : SCREEN / 2);
  const [available, setAvailable] = useState(width);
  const scale = size === 'tile' ? Math.min(available / width, TILE / height) : available / width;

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const fit = new ResizeObserver(() => setAvailable(box.clientWidth));
    fit.observe(box);
    return () => fit.disconnect();
  }, [place]);

  useLayoutEffect(() => {
    if (state !== 'ended' || !frame.current) return;
    setWidth(widthIn(frame.current));
    if (size !== 'screen') setHeight(heightOf(frame.current, size === 'whole' ? Infinity : undefined));
  }, [size, state, frame]);

  return (
    <div
      ref={place}
      className={classes.window}
      data-state={state}
      style={{
        maxWidth: size === 'screen' ? width * 0.5 : width,
        height: size === 'tile' ? TILE : height * scale,
      }}
    >
      {state !== 'empty' && (
        <iframe
          key={address}
          ref={frame}
          src={address}
          title={`${story.name}の画面`}
          tabIndex={-1}
          // After the play function it serves as a picture, so it takes no taps and no focus.
          inert={state === 'ended'}
          aria-hidden
          className={classes.frame}
          style={{ width, height, left: (available - width * scale) / 2, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

/** A small story with a link to it. A screen shows the build's picture, if there is one. */
export function StoryFrame({ story, toolbar, size }: StoryFrameProps) {
  const [isMissing, setIsMissing] = useState(false);
  const hasPicture = size === 'screen' && story.title.startsWith('画面/') && isStandard(toolbar) && !isMissing;
  return (
    <figure className={classes.figure}>
      {hasPicture ? (
        <img
          src={`./screens/${story.id}.jpg`}
          alt=""
          loading="lazy"
          className={classes.picture}
          onError={() => setIsMissing(true)}
        />
      ) : (
        <LiveStory story={story} toolbar={toolbar} size={size} />
      )}
      <figcaption className={classes.name}>
        <StoryLink to={story.id} className={classes.link}>
          {story.name}
        </StoryLink>
      </figcaption>
    </figure>
  );
}
