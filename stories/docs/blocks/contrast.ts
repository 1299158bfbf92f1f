import { COLORS, type ColorName } from '../../../src/theme/tokens';

const linearLevel = (level: number) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    linearLevel(parseInt(hex.slice(from, from + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio (WCAG 2.2) of two colours `#RRGGBB`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 1.4.3 (text) and 1.4.11 (the outline of a control). */
export const MIN_CONTRAST = { text: 4.5, outline: 3 } as const;

export interface Pair {
  front: ColorName;
  back: ColorName;
  kind: keyof typeof MIN_CONTRAST;
  use: string;
}

export const COLOUR_PAIRS: readonly Pair[] = [
  { front: 'ink', back: 'ground', kind: 'text', use: '本文' },
  { front: 'ink', back: 'card', kind: 'text', use: 'カードの本文' },
  { front: 'ink', back: 'blocked', kind: 'text', use: 'まだ押せないボタン' },
  { front: 'inkSecondary', back: 'ground', kind: 'text', use: '補足の文' },
  { front: 'inkSecondary', back: 'card', kind: 'text', use: 'カードの補足の文' },
  { front: 'card', back: 'asagi', kind: 'text', use: '主ボタンの文字' },
  { front: 'card', back: 'asagiShade', kind: 'text', use: '主ボタンの文字（押しているとき、マウスを重ねたとき）' },
  { front: 'asagi', back: 'ground', kind: 'text', use: 'リンク' },
  { front: 'asagi', back: 'card', kind: 'text', use: 'カードのリンク、枠線のボタン' },
  { front: 'asagi', back: 'asagiTint', kind: 'text', use: '選択中の印' },
  { front: 'asagiShade', back: 'asagiTint', kind: 'text', use: '選択中の時間、お知らせ' },
  { front: 'warm', back: 'warmTint', kind: 'text', use: '未払いなどの注意' },
  { front: 'warm', back: 'card', kind: 'text', use: 'お薬の注意、足りない項目のお知らせ' },
  { front: 'red', back: 'card', kind: 'text', use: '入力の直し方、日曜日と祝日' },
  { front: 'red', back: 'ground', kind: 'text', use: '日曜日と祝日' },
  { front: 'red', back: 'redTint', kind: 'text', use: '「必須」、失敗のお知らせ' },
  { front: 'card', back: 'red', kind: 'text', use: '取り消しのボタンの文字' },
  { front: 'blue', back: 'card', kind: 'text', use: '土曜日' },
  { front: 'blue', back: 'blueTint', kind: 'text', use: '案内のお知らせ' },
  { front: 'outline', back: 'card', kind: 'outline', use: '入力欄とボタンの枠' },
  { front: 'outline', back: 'ground', kind: 'outline', use: '入力欄とボタンの枠' },
  { front: 'asagi', back: 'card', kind: 'outline', use: 'フォーカスの枠' },
];

export const contrastOf = ({ front, back }: Pair): number => contrast(COLORS[front], COLORS[back]);
