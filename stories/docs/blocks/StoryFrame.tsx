import { useLayoutEffect, useState } from 'react';
import classes from './StoryFrame.module.css';
import type { StoryEntry } from './storyIndex';
import { useLiveFrame } from './useLiveFrame';
import { frameAddress, hasPictureSettings, STANDARD_WIDTH, storyWidthIn, type useToolbar } from './toolbar';
import { StoryLink } from './StoryLink';

/** Heights in px. */
const SCREEN_HEIGHT = 812;
const MIN_COMPONENT_HEIGHT = 96;
const TILE_HEIGHT = 224;

/** `whole` shows the whole height of a story. `component` shows at most 1.5 screens of a story. */
export type FrameSize = 'screen' | 'component' | 'whole' | 'tile';

interface StoryFrameProps {
  story: StoryEntry;
  toolbar: ReturnType<typeof useToolbar>;
  size: FrameSize;
}

/** The height of the content, but at least three quarters of a screen if a dialog or docked bar is shown. */
export function componentHeightIn(frame: HTMLIFrameElement, maxHeight = SCREEN_HEIGHT * 1.5): number {
  const { contentDocument: page, contentWindow: view } = frame;
  const root = page?.getElementById('storybook-root');
  if (!page || !view || !root) return SCREEN_HEIGHT / 2;
  const hasFixedPart = [...page.body.querySelectorAll<HTMLElement>('*')].some(
    (element) => view.getComputedStyle(element).position === 'fixed' && element.offsetHeight > 1,
  );
  const bottom = Math.ceil(root.getBoundingClientRect().bottom) + 16;
  return Math.min(Math.max(bottom, hasFixedPart ? SCREEN_HEIGHT * 0.75 : MIN_COMPONENT_HEIGHT), maxHeight);
}

function LiveStory({ story, toolbar, size }: StoryFrameProps) {
  const address = frameAddress(story.id, toolbar);
  const { place, frame, state } = useLiveFrame(address);
  const [width, setWidth] = useState(STANDARD_WIDTH);
  const [height, setHeight] = useState(size === 'screen' ? SCREEN_HEIGHT : SCREEN_HEIGHT / 2);
  const [available, setAvailable] = useState(width);
  const scale = size === 'tile' ? Math.min(available / width, TILE_HEIGHT / height) : available / width;

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setAvailable(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, [place]);

  useLayoutEffect(() => {
    if (state !== 'ready' || !frame.current) return;
    setWidth(storyWidthIn(frame.current));
    if (size !== 'screen') setHeight(componentHeightIn(frame.current, size === 'whole' ? Infinity : undefined));
  }, [size, state, frame]);

  return (
    <div
      ref={place}
      className={classes.window}
      data-state={state}
      style={{
        maxWidth: size === 'screen' ? width * 0.5 : width,
        height: size === 'tile' ? TILE_HEIGHT : height * scale,
      }}
    >
      {state !== 'empty' && (
        <iframe
          key={address}
          ref={frame}
          src={address}
          title={`${story.name}の画面`}
          tabIndex={-1}
          // Inert only after the play function has ended, because a play function needs the focus.
          inert={state === 'ready'}
          aria-hidden
          className={classes.frame}
          style={{ width, height, left: (available - width * scale) / 2, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

export function StoryFrame({ story, toolbar, size }: StoryFrameProps) {
  const [isPictureMissing, setIsPictureMissing] = useState(false);
  const hasPicture =
    size === 'screen' && story.title.startsWith('画面/') && hasPictureSettings(toolbar) && !isPictureMissing;
  return (
    <figure className={classes.figure}>
      {hasPicture ? (
        <img
          src={`./screens/${story.id}.jpg`}
          alt=""
          loading="lazy"
          className={classes.picture}
          onError={() => setIsPictureMissing(true)}
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
