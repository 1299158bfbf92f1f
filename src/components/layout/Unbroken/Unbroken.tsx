import { createElement } from 'react';
import { phrasesOf } from '../../../domain/phrases';

interface UnbrokenProps {
  /** 言葉や、単位のつく数を含む文 */
  children: string;
}

/** Even with `keep-all` a line may break after 〜 and -: `2〜3日`, `10:00〜10:15`, `03-1234-5678`, `Wi-Fi`. */
const RANGE = /(\d[\d:]*〜\d[\d:]*(?:日分|[日分回枚錠時])?|\d+(?:-\d+)+|Wi-Fi)/;

// Stays inline: another `display` would add spaces to the accessible name.
const KEEP = { wordBreak: 'keep-all' } as const;
const WHOLE = { whiteSpace: 'nowrap' } as const;

const withWholeRanges = (phrase: string) =>
  phrase.split(RANGE).map((part, index) => (index % 2 === 0 ? part : createElement('span', { style: WHOLE }, part)));

/**
 * 言葉や、単位のつく数の途中で行が変わらないようにした文。「お支払い方法の｜選択へ」のように、区切りでだけ折り返します。
 * 1行に入らない言葉だけは、その中でも折り返します（§words-stay-whole、§small-screens）
 */
export function Unbroken({ children }: UnbrokenProps) {
  const parts = phrasesOf(children).flatMap((phrase, index) => [
    ...(index > 0 ? [createElement('wbr')] : []),
    ...withWholeRanges(phrase),
  ]);
  // Not as an array: the parts need no keys, because they have no state.
  return createElement('span', { style: KEEP }, ...parts);
}
