import type { CSSProperties } from 'react';
import { Block } from './Block';
import { Gallery } from './Gallery';
import { lastOf, useStories } from './storyIndex';

const FIRST = [
  'pages-home--ready',
  'pages-slot-picker--ready',
  'pages-questionnaire--ready',
  'pages-reservations--room-open',
  'pages-bill--ready',
  'pages-medicine--ready',
];

const inOneRow = { '--widest': '1fr' } as CSSProperties;

/** Six screens under the app's name. */
export function FirstScreens() {
  const stories = useStories() ?? [];
  const six = FIRST.flatMap((id) => stories.find((story) => story.id === id) ?? []);
  return (
    <Block>
      <div style={inOneRow}>
        <Gallery stories={six.map((story) => ({ ...story, name: lastOf(story.title) }))} size="screen" />
      </div>
    </Block>
  );
}
