import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'さくらオンラインクリニック 患者アプリ',
    colorPrimary: '#0B7268',
    colorSecondary: '#0B7268',
    textColor: '#1B2B29',
  }),
});
