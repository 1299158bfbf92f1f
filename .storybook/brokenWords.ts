/** Words that must not be broken across two lines. Each word fits on one line at 320 px and 200 % text. */
const WORDS = [
  'お支払い方法|お支払い|お届け先|クリニック|キャンセル|カレンダー|マイページ|問い合わせ|診察室|診療科目|予約履歴',
  '処方履歴|検査履歴|領収書|保険証|問診票|診療明細|銀行振込|クレジット|高血圧|高脂血症|高尿酸血症|糖尿病|痛風|初診|再診|コピー',
  'ください|いただけます|いただきます|かかります|なります|残っています|できません|ありません|でしょうか',
].join('|');
/** Matches what must also stay on one line: a number with its unit, a range, a day with its weekday, and a time. */
const NUMBERS =
  '約?\\d[\\d,.]*(?:〜\\d[\\d,.]*)?(?:日分|[日分秒円歳回枚錠件問点割月年]|時間|時)|\\d+:\\d+(?:〜\\d+:\\d+)?|日（[日月火水木金土]）';
const UNBROKEN = new RegExp(`${WORDS}|${NUMBERS}`, 'gu');

/** Groups the visible text nodes by paragraph. A node's paragraph is its closest ancestor that is not inline. */
function paragraphsOf(root: HTMLElement): Map<Element, Text[]> {
  const paragraphs = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    while (parent?.parentElement && getComputedStyle(parent).display === 'inline') parent = parent.parentElement;
    paragraphs.set(parent, [...(paragraphs.get(parent) ?? []), node as Text]);
  }
  return paragraphs;
}

/** Returns the bottom edge (px) of the letter at `index` of the joined nodes, or undefined if it is not drawn. */
function lineBottomOf(nodes: readonly Text[], index: number): number | undefined {
  let offset = index;
  for (const node of nodes) {
    if (offset < node.data.length) {
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return [...range.getClientRects()].at(-1)?.bottom;
    }
    offset -= node.data.length;
  }
  return undefined;
}

/** Returns each word and number that is broken across two lines, such as `お支払い方／法`. */
export function brokenWords(root: HTMLElement): string[] {
  return [...paragraphsOf(root).values()].flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return [...text.matchAll(UNBROKEN)].flatMap(({ 0: word, index }) => {
      const bottoms = Array.from(word, (_, letter) => lineBottomOf(nodes, index + letter) ?? 0);
      // Letters of different sizes on one line differ by a few px. Only more than 12 px means a new line.
      const breakIndex = bottoms.findIndex((bottom, at) => at > 0 && bottom - (bottoms[at - 1] ?? bottom) > 12);
      return breakIndex < 0 ? [] : [`${word.slice(0, breakIndex)}／${word.slice(breakIndex)}`];
    });
  });
}

/**
 * Sets the test runner's frame to 320 px and 200 % text for a moment, where lines are shortest, and returns the words
 * that are broken there. Outside the test runner, checks nothing and returns an empty list.
 */
export function brokenWordsWhenNarrow(): string[] {
  const frame = '__vitest_browser__' in window ? window.frameElement : null;
  if (!(frame instanceof (window.parent as typeof window).HTMLElement)) return [];
  const { style } = document.documentElement;
  const [width, fontSize] = [frame.style.width, style.fontSize];
  frame.style.width = '320px';
  style.fontSize = '200%';
  // Turns off `word-break: auto-phrase`, because words must also stay whole in Safari, which does not support it.
  document.body.style.wordBreak = 'normal';
  const broken = brokenWords(document.body);
  document.body.style.wordBreak = '';
  frame.style.width = width;
  style.fontSize = fontSize;
  return broken;
}
