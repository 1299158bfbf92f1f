import type { CSSProperties } from 'react';
import { Block } from './Block';
import { Gallery } from './Gallery';
import { titleEnd, useStories } from './storyIndex';

const FIRST_IDS = [
  'pages-home--ready',
  'pages-slot-picker--ready',
  'pages-questionnaire--ready',
  'pages-reservations--room-open',
  'pages-bill--ready',
  'pages-medicine--ready',
];

const inOneRow = { '--widest': '1fr' } as CSSProperties;

export function FirstScreens() {
  const stories = useStories() ?? [];
  const firstScreens = FIRST_IDS.flatMap((id) => stories.find((story) => story.id === id) ?? []);
  return (
    <Block>
      <div style={inOneRow}>
        <Gallery stories={firstScreens.map((story) => ({ ...story, name: titleEnd(story.title) }))} size="screen" />
      </div>
    </Block>
  );
}
