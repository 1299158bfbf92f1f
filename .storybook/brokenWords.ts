/** Each word must stay on one line, even at 320 px and 200 % text. */
const WORDS = [
  'お支払い方法|お支払い|お届け先|クリニック|キャンセル|カレンダー|マイページ|問い合わせ|診察室|診療科目|予約履歴',
  '処方履歴|検査履歴|領収書|保険証|問診票|診療明細|銀行振込|クレジット|高血圧|高脂血症|高尿酸血症|糖尿病|痛風|初診|再診|コピー',
  'ください|いただけます|いただきます|かかります|なります|残っています|できません|ありません|でしょうか',
].join('|');
/** Numbers with a unit, ranges, days with a weekday, and times. */
const NUMBERS =
  '約?\\d[\\d,.]*(?:〜\\d[\\d,.]*)?(?:日分|[日分秒円歳回枚錠件問点割月年]|時間|時)|\\d+:\\d+(?:〜\\d+:\\d+)?|日（[日月火水木金土]）';
const UNBROKEN = new RegExp(`${WORDS}|${NUMBERS}`, 'gu');

/** The paragraph of a text node is its closest ancestor that is not inline. */
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

/** Returns the bottom edge of one letter in px. `index` counts the letters of all `nodes` together. */
function letterBottomOf(nodes: readonly Text[], index: number): number | undefined {
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

/** Returns each word that is broken across two lines, with a mark at the break: `お支払い方／法`. */
export function brokenWords(root: HTMLElement): string[] {
  return [...paragraphsOf(root).values()].flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return [...text.matchAll(UNBROKEN)].flatMap(({ 0: word, index }) => {
      const bottoms = Array.from(word, (_, letter) => letterBottomOf(nodes, index + letter) ?? 0);
      // The bottoms of letters on one line differ by up to 12 px if the letters have different sizes.
      const breakIndex = bottoms.findIndex((bottom, at) => at > 0 && bottom - (bottoms[at - 1] ?? bottom) > 12);
      return breakIndex < 0 ? [] : [`${word.slice(0, breakIndex)}／${word.slice(breakIndex)}`];
    });
  });
}

/** Returns the words that are broken at 320 px and 200 % text. Outside the test runner, returns an empty list. */
export function brokenWordsWhenNarrow(): string[] {
  const frame = '__vitest_browser__' in window ? window.frameElement : null;
  if (!(frame instanceof (window.parent as typeof window).HTMLElement)) return [];
  const { style } = document.documentElement;
  const [width, fontSize] = [frame.style.width, style.fontSize];
  frame.style.width = '320px';
  style.fontSize = '200%';
  // Wraps text as Safari does, without `word-break: auto-phrase`.
  document.body.style.wordBreak = 'normal';
  const broken = brokenWords(document.body);
  document.body.style.wordBreak = '';
  frame.style.width = width;
  style.fontSize = fontSize;
  return broken;
}
