import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { components } from './components';
import { COLORS, FONT_FAMILY, FONT_SIZES, RADIUS, SPACE, TAP_TARGETS, colorVariable, type ColorName } from './tokens';

const rem = (px: number) => `${px / 16}rem`;

/** Grows with the text, but at most to 125 %. */
const space = (px: number) => `min(${rem(px)}, ${px * 1.25}px)`;

/** The paddings shrink as the text grows, so that 12 characters fit into a line at 200 %. */
const GUTTER = 'clamp(8px, 24px - 0.5rem, 16px)';
const CARD_PADDING = 'clamp(9px, 23px - 0.4375rem, min(16px, 4.5vw))';

/** Mantine needs ten steps from light to dark, and `primaryShade` selects index 6 (`main`). */
const colorSteps = (tint: string, main: string, shade: string): MantineColorsTuple => [
  tint,
  tint,
  tint,
  main,
  main,
  main,
  main,
  shade,
  shade,
  shade,
];

const GRAYS: MantineColorsTuple = [
  COLORS.asagiTint,
  COLORS.ground,
  COLORS.hairline,
  COLORS.hairline,
  COLORS.outline,
  COLORS.outline,
  COLORS.inkSecondary,
  COLORS.inkSecondary,
  COLORS.ink,
  COLORS.ink,
];

const borderOf = (color: ColorName) => `${rem(1)} solid var(${colorVariable(color)})`;

/** `quiet` is for a secondary action, and `pressed` is for a chosen option. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const { variant } = input;
  if (variant === 'quiet')
    return { background: COLORS.card, hover: COLORS.asagiTint, color: COLORS.ink, border: borderOf('hairline') };
  if (variant === 'pressed')
    return {
      background: COLORS.asagiTint,
      hover: COLORS.asagiTint,
      color: COLORS.asagiShade,
      border: borderOf('asagi'),
    };
  const colors = defaultVariantColorsResolver(input);
  return variant === 'outline' ? { ...colors, background: COLORS.card } : colors;
};

export const theme = createTheme({
  fontFamily: FONT_FAMILY,
  headings: {
    fontFamily: FONT_FAMILY,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: rem(FONT_SIZES.heading), lineHeight: '1.5' },
      h2: { fontSize: rem(FONT_SIZES.heading), lineHeight: '1.7' },
      h3: { fontSize: rem(FONT_SIZES.body), lineHeight: '1.5' },
    },
  },
  fontWeights: { medium: '700' },
  colors: {
    gray: GRAYS,
    asagi: colorSteps(COLORS.asagiTint, COLORS.asagi, COLORS.asagiShade),
    red: colorSteps(COLORS.redTint, COLORS.red, '#8C1D18'),
    blue: colorSteps(COLORS.blueTint, COLORS.blue, '#154A83'),
    warm: colorSteps(COLORS.warmTint, COLORS.warm, '#6B3A00'),
  },
  primaryColor: 'asagi',
  primaryShade: 6,
  variantColorResolver,
  black: COLORS.ink,
  white: COLORS.card,
  radius: { md: rem(RADIUS.control), lg: rem(RADIUS.card), xl: rem(RADIUS.pill) },
  defaultRadius: 'md',
  fontSizes: {
    xs: rem(FONT_SIZES.note),
    sm: rem(FONT_SIZES.note),
    md: rem(FONT_SIZES.body),
    lg: rem(FONT_SIZES.heading),
    // The limits in vw let long words and amounts fit at 200 % text.
    xl: `min(${rem(FONT_SIZES.lead)}, 10vw)`,
    amount: `min(${rem(FONT_SIZES.amount)}, 11vw)`,
  },
  lineHeights: { xs: '1.6', sm: '1.6', md: '1.7', lg: '1.6', xl: '1.5' },
  spacing: {
    xxs: space(SPACE.xxs),
    xs: space(SPACE.xs),
    sm: space(SPACE.sm),
    md: space(SPACE.md),
    lg: space(SPACE.lg),
    xl: space(SPACE.xl),
    card: CARD_PADDING,
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components,
});

const colorVariables = Object.fromEntries(
  (Object.keys(COLORS) as ColorName[]).map((name) => [colorVariable(name), COLORS[name]]),
);

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...colorVariables,
    '--radius-control': rem(RADIUS.control),
    '--radius-card': rem(RADIUS.card),
    '--target-least': `min(${rem(TAP_TARGETS.least)}, 60px)`,
    '--target-main': `min(${rem(TAP_TARGETS.main)}, 72px)`,
    '--gutter': GUTTER,
    // The height of `PageHeader`.
    '--header': `calc(max(var(--target-main), (min(${rem(FONT_SIZES.heading)}, 9vw) + min(${rem(FONT_SIZES.note)}, 7vw)) * 1.4 + 2 * var(--mantine-spacing-xxs)) + 1px + env(safe-area-inset-top))`,
    '--safe-bottom': 'max(8px, env(safe-area-inset-bottom))',
  },
  light: {
    '--mantine-color-body': COLORS.ground,
    '--mantine-color-text': COLORS.ink,
    '--mantine-color-placeholder': COLORS.inkSecondary,
    '--mantine-color-disabled': 'transparent',
  },
  dark: {},
});
