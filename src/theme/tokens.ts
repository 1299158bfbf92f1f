/** Each text colour has a contrast of at least 4.5:1 on `ground` and `card`. */
export const COLORS = {
  ground: '#F5F8F7',
  card: '#FFFFFF',
  hairline: '#DCE6E3',
  /** The outline of a control: at least 3:1 on `card` and `ground`. */
  outline: '#7B918C',
  ink: '#1B2B29',
  inkSecondary: '#4A5B58',
  /** 浅葱, a blue-green. */
  asagi: '#0B7268',
  asagiTint: '#E3F2EF',
  asagiShade: '#075A52',
  asagiLine: '#9CC9C1',
  /** The outline of a slot: at least 3:1 on `card` and `ground`. */
  asagiOutline: '#4A938A',
  blocked: '#C9D8D4',
  warm: '#8A4B00',
  warmTint: '#FFF3DF',
  red: '#B3261E',
  redTint: '#FDECEA',
  blue: '#1B5FA8',
  blueTint: '#E8F0FA',
} as const;
export type ColorName = keyof typeof COLORS;

/** `SPACE`, `RADIUS` and `FONT_SIZES` are in pixels at a text size of 100 %. */
export const SPACE = { xxs: 4, xs: 8, sm: 12, md: 16, lg: 24, xl: 32 } as const;
export const RADIUS = { control: 10, card: 12, pill: 1000 } as const;
export const FONT_SIZES = { note: 14, body: 16, heading: 18, lead: 22, amount: 28 } as const;
/** Minimum heights in pixels: `main` for main buttons, `least` for all other controls. */
export const TAP_TARGETS = { least: 48, main: 56 } as const;

/** System fonts, because the app downloads no fonts. */
export const FONT_FAMILY =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", "Yu Gothic", Meiryo, sans-serif';

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const colorVariable = (name: ColorName): string => `--color-${toKebabCase(name)}`;
