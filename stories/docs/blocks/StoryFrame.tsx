import { useLayoutEffect, useState } from 'react';
import classes from './StoryFrame.module.css';
import type { StoryEntry } from './storyIndex';
import { useLiveFrame } from './useLiveFrame';
import { frameAddress, isStandard, STANDARD_WIDTH, widthIn, type useToolbar } from './toolbar';
import { StoryLink } from './StoryLink';

/** Heights in px: of a screen, the minimum of a component, and a tile, of which two rows fit in a window. */
const SCREEN = 812;
const LEAST = 96;
const TILE = 224;

/** A screen; a component as high as it is, up to a limit or (`whole`) without one; a component small enough for a tile. */
export type FrameSize = 'screen' | 'component' | 'whole' | 'tile';

interface StoryFrameProps {
  story: StoryEntry;
  toolbar: ReturnType<typeof useToolbar>;
  size: FrameSize;
}

/** A component's height in px; one with a fixed part (dialog, docked bar) needs a screen's space around it. */
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

/** A story itself, made small. */
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
          // After its story has ended it is only a picture: nothing in it can be tapped, focused or read out.
          inert={state === 'ended'}
          aria-hidden
          className={classes.frame}
          style={{ width, height, left: (available - width * scale) / 2, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

/** A small story with its name, which links to it: of a screen the picture that the build took, where there is one. */
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
