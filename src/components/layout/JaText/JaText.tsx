import { createElement } from 'react';
import { phrasesOf } from '../../../domain/phrases';

interface JaTextProps {
  children: string;
}

/** Even with `keep-all` a line may break in these. */
const RANGE = /(\d[\d:]*〜\d[\d:]*(?:日分|[日分回枚錠時])?|\d+(?:-\d+)+|Wi-Fi)/;

// Stays inline: another `display` would add spaces to the accessible name.
const KEEP = { wordBreak: 'keep-all' } as const;
const WHOLE = { whiteSpace: 'nowrap' } as const;

const withWholeRanges = (phrase: string) =>
  phrase.split(RANGE).map((part, index) => (index % 2 === 0 ? part : createElement('span', { style: WHOLE }, part)));

/** 言葉や、単位のつく数の途中で折り返さない文。1行に入らない言葉だけは、その中でも折り返します（§words-stay-whole） */
export function JaText({ children }: JaTextProps) {
  const parts = phrasesOf(children).flatMap((phrase, index) => [
    ...(index > 0 ? [createElement('wbr')] : []),
    ...withWholeRanges(phrase),
  ]);
  // As arguments, which need no keys.
  return createElement('span', { style: KEEP }, ...parts);
}
