/** Words that patients look for; each fits on a line at 320 px and 200 % text. */
const WORDS = [
  'お支払い方法|お支払い|お届け先|クリニック|キャンセル|カレンダー|マイページ|問い合わせ|診察室|診療科目|予約履歴',
  '処方履歴|検査履歴|領収書|保険証|問診票|診療明細|銀行振込|クレジット|高血圧|高脂血症|高尿酸血症|糖尿病|痛風|初診|再診|コピー',
  'ください|いただけます|いただきます|かかります|なります|残っています|できません|ありません|でしょうか',
].join('|');
/** A number with its unit, a range, a day with its weekday, a time. */
const NUMBERS =
  '約?\\d[\\d,.]*(?:〜\\d[\\d,.]*)?(?:日分|[日分秒円歳回枚錠件問点割月年]|時間|時)|\\d+:\\d+(?:〜\\d+:\\d+)?|日（[日月火水木金土]）';
const WHOLE = new RegExp(`${WORDS}|${NUMBERS}`, 'gu');

/** The text nodes of each block of lines. */
function blocksOf(root: HTMLElement): Map<Element, Text[]> {
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement;
    if (!block || !node.textContent?.trim() || !block.checkVisibility({ visibilityProperty: true })) continue;
    while (block?.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  return blocks;
}

/** The bottom edge of a letter's line; undefined when the letter is not drawn. */
function lineOf(nodes: readonly Text[], at: number): number | undefined {
  let rest = at;
  for (const node of nodes) {
    if (rest < node.data.length) {
      const range = document.createRange();
      range.setStart(node, rest);
      range.setEnd(node, rest + 1);
      return [...range.getClientRects()].at(-1)?.bottom;
    }
    rest -= node.data.length;
  }
  return undefined;
}

/** Words and numbers with their units that are broken in two lines (§words-stay-whole): `お支払い方／法`. */
export function brokenWords(root: HTMLElement): string[] {
  return [...blocksOf(root).values()].flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return [...text.matchAll(WHOLE)].flatMap(({ 0: word, index }) => {
      const lines = Array.from(word, (_, at) => lineOf(nodes, index + at) ?? 0);
      // Letters of different sizes on one line differ by a few px.
      const broken = lines.findIndex((line, at) => at > 0 && line - (lines[at - 1] ?? line) > 12);
      return broken < 0 ? [] : [`${word.slice(0, broken)}／${word.slice(broken)}`];
    });
  });
}

/**
 * The broken words of a story at 320 px and 200 % text, its smallest line. Only in the test runner, whose frame can be
 * made narrow and back before anything is painted.
 */
export function brokenWordsWhenNarrow(): string[] {
  const frame = '__vitest_browser__' in window ? window.frameElement : null;
  if (!(frame instanceof (window.parent as typeof window).HTMLElement)) return [];
  const { style } = document.documentElement;
  const [width, fontSize] = [frame.style.width, style.fontSize];
  frame.style.width = '320px';
  style.fontSize = '200%';
  // Words must stay whole without phrase breaking, which Safari lacks.
  document.body.style.wordBreak = 'normal';
  const broken = brokenWords(document.body);
  document.body.style.wordBreak = '';
  frame.style.width = width;
  style.fontSize = fontSize;
  return broken;
}
