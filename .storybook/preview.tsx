import '@fontsource/noto-sans-jp/japanese-400.css';
import '@fontsource/noto-sans-jp/japanese-700.css';
import '@fontsource/noto-sans-jp/latin-400.css';
import '@fontsource/noto-sans-jp/latin-700.css';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { clear } from 'idb-keyval';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { NOW } from './clock';
import { withEasyMode } from './decorators/withEasyMode';
import { withTextSize } from './decorators/withTextSize';
import { withTheme } from './decorators/withTheme';
import { startWorker, unhandled } from './worker';

// Pages come in chunks of their own: on a busy machine the first one can take several seconds.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  // The first is the innermost: easy mode's switch stands inside the theme, as in the app.
  decorators: [withEasyMode, withTheme, withTextSize],
  loaders: [mswLoader(startWorker)],
  async beforeEach() {
    MockDate.set(NOW);
    localStorage.clear();
    sessionStorage.clear();
    await clear();
    unhandled.length = 0;
    return () => MockDate.reset();
  },
  afterEach() {
    if (unhandled.length > 0) throw new Error(`no handler for ${unhandled.join(', ')}`);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: { storySort: { order: ['はじめに', '流れ', '画面', '部品', 'デザイン'] } },
    viewport: {
      options: {
        w320: { name: '320（小さな画面）', styles: { width: '320px', height: '640px' } },
        w375: { name: '375（標準）', styles: { width: '375px', height: '812px' } },
        w430: { name: '430（大きな画面）', styles: { width: '430px', height: '932px' } },
        w480: { name: '480（最大幅）', styles: { width: '480px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    textSize: {
      description: '文字の大きさ',
      toolbar: {
        title: '文字の大きさ',
        icon: 'paragraph',
        items: [
          { value: '100', title: '100%' },
          { value: '150', title: '150%' },
          { value: '200', title: '200%' },
        ],
        dynamicTitle: true,
      },
    },
    easyMode: {
      description: 'かんたん表示（文字を大きく・1問ずつ）',
      toolbar: {
        title: 'かんたん表示',
        icon: 'accessibility',
        items: [
          { value: 'off', title: '標準の表示' },
          { value: 'on', title: '文字を大きく' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { textSize: '100', easyMode: 'off', viewport: { value: 'w375' } },
};

export default preview;
