import { create } from 'storybook/theming';
import { COLORS } from '../src/theme/tokens';

export const storybookTheme = create({
  base: 'light',
  brandTitle: 'さくらオンラインクリニック<br />患者アプリ',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Noto Sans JP", "Hiragino Sans", "Yu Gothic UI", Meiryo, sans-serif',
  colorPrimary: COLORS.asagi,
  colorSecondary: COLORS.asagi,
  textColor: COLORS.ink,
  textMutedColor: COLORS.inkSecondary,
  appBg: COLORS.ground,
  appBorderColor: COLORS.hairline,
  barSelectedColor: COLORS.asagi,
});
