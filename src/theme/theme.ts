import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { components } from './components';
import { COLORS, FONT_FAMILY, FONT_SIZES, RADIUS, SPACE, TAP_TARGETS, colorVariable, type ColorName } from './tokens';

const rem = (px: number) => `${px / 16}rem`;

/** The ten shades Mantine's variants pick from: 0 is the tint, 6 the colour, 7 its shade. */
const shades = (tint: string, main: string, shade: string): MantineColorsTuple => [
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

/** The clinic's Mantine theme. Mantine's default colours fail axe's contrast rule in several places; these do not. */
export const theme = createTheme({
  fontFamily: FONT_FAMILY,
  headings: {
    fontFamily: FONT_FAMILY,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: rem(FONT_SIZES.heading), lineHeight: '1.5' },
      h2: { fontSize: rem(FONT_SIZES.heading), lineHeight: '1.7' },
      h3: { fontSize: rem(FONT_SIZES.item), lineHeight: '1.5' },
    },
  },
  colors: {
    asagi: shades(COLORS.asagiTint, COLORS.asagi, COLORS.asagiShade),
    red: shades(COLORS.redTint, COLORS.red, '#8C1D18'),
    blue: shades(COLORS.blueTint, COLORS.blue, '#154A83'),
    warm: shades(COLORS.warmTint, COLORS.warm, '#6B3A00'),
  },
  primaryColor: 'asagi',
  primaryShade: 6,
  black: COLORS.ink,
  white: COLORS.card,
  radius: { md: rem(RADIUS.control), lg: rem(RADIUS.card), xl: rem(RADIUS.pill) },
  defaultRadius: 'md',
  fontSizes: {
    xs: rem(FONT_SIZES.least),
    sm: rem(FONT_SIZES.least),
    note: rem(FONT_SIZES.note),
    md: rem(FONT_SIZES.body),
    lg: rem(FONT_SIZES.heading),
    xl: rem(FONT_SIZES.title),
    // Six digits fit on one line at 200 % text.
    amount: `min(${rem(FONT_SIZES.amount)}, 11vw)`,
  },
  lineHeights: { xs: '1.6', sm: '1.6', note: '1.6', md: '1.7', lg: '1.6', xl: '1.5' },
  spacing: {
    xxs: rem(SPACE.xxs),
    xs: rem(SPACE.xs),
    sm: rem(SPACE.sm),
    md: rem(SPACE.md),
    lg: rem(SPACE.lg),
    xl: rem(SPACE.xl),
    // Padding of a card, reduced on narrow phones to leave room for large text.
    card: `min(${rem(SPACE.md)}, 4.5vw)`,
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components,
});

const palette = Object.fromEntries(
  (Object.keys(COLORS) as ColorName[]).map((name) => [colorVariable(name), COLORS[name]]),
);

/** The tokens as CSS variables for CSS modules, and Mantine's own variables set to them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...palette,
    '--radius-control': rem(RADIUS.control),
    '--radius-card': rem(RADIUS.card),
    '--target-least': rem(TAP_TARGETS.least),
    '--target-main': rem(TAP_TARGETS.main),
    '--gutter': rem(SPACE.md),
    '--safe-bottom': 'max(34px, env(safe-area-inset-bottom))',
  },
  light: {
    '--mantine-color-body': COLORS.ground,
    '--mantine-color-text': COLORS.ink,
    '--mantine-color-dimmed': COLORS.inkSecondary,
    '--mantine-color-placeholder': COLORS.inkSecondary,
    '--mantine-color-default-border': COLORS.outline,
    '--mantine-color-default-hover': COLORS.asagiTint,
    '--mantine-color-error': COLORS.red,
    '--mantine-color-anchor': COLORS.asagi,
  },
  dark: {},
});
