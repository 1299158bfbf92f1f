import { createElement } from 'react';
import { phrasesOf } from '../../../domain/phrases';

/** Texts that browsers break in spite of `keep-all`, such as `10:15〜10:30`, `100-0001` and `Wi-Fi`. */
const BREAKABLE = /(\d[\d:]*〜\d[\d:]*(?:日分|[日分回枚錠時])?|\d+(?:-\d+)+|Wi-Fi)/;

// Both spans stay inline, because another `display` would add spaces to the accessible name.
const KEEP_WORDS = { wordBreak: 'keep-all' } as const;
const NO_WRAP = { whiteSpace: 'nowrap' } as const;

const protectBreakable = (phrase: string) =>
  phrase.split(BREAKABLE).map((part, i) => (i % 2 === 0 ? part : createElement('span', { style: NO_WRAP }, part)));

/** 言葉の途中や、数と単位の間で折り返さない文（§words-stay-whole） */
export function JaText({ children }: { children: string }) {
  const parts = phrasesOf(children).flatMap((phrase, index) => [
    ...(index > 0 ? [createElement('wbr')] : []),
    ...protectBreakable(phrase),
  ]);
  // Passes the parts one by one, because React requires keys in an array.
  return createElement('span', { style: KEEP_WORDS }, ...parts);
}
