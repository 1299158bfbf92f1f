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
import { brokenWordsWhenNarrow } from './brokenWords';
import { NOW } from './clock';
import { resetClock } from '../src/device/clinicClock';
// Loads the drawings before the first story, so that no screenshot lacks them.
import '../src/components/feedback/Illustration/objectScenes';
import { LazyDocs } from '../stories/docs/blocks/LazyDocs';
import { failWhenBroken, rethrow, withBoundary } from './decorators/withBoundary';
import { withEasyMode } from './decorators/withEasyMode';
import { withTextSize } from './decorators/withTextSize';
import { withTheme } from './decorators/withTheme';
import { plainTypes, withoutRuleIds } from './plainTypes';
import { everyStory } from './modes';
import { repeatedFacts } from './repeatedFacts';
import { storybookTheme } from './storybookTheme';
import { isolateThumbnail } from './thumbnail';
import { recordTimers } from './recordTimers';
import { resetCalls, startWorker, unhandledCalls, waitForReplies } from './worker';
import { skipRegression } from './skipRegression';

isolateThumbnail();

// Queries may take 20 s. On a busy machine, a search by role among a thousand slots is slow.
// Errors omit the DOM, because formatting the DOM is slow and a waiting query throws many errors.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });

interface Documented {
  __docgenInfo?: { description?: string };
}

// A story's `globals` contain numbers, although Storybook's type allows only strings.
const textSizes = [100, 150, 200].map((size) => ({ value: size as unknown as string, title: `${size}%` }));

const preview: Preview = {
  tags: ['autodocs', 'review'],
  // `withEasyMode` is first and thus innermost, because the app applies easy mode inside the theme.
  decorators: [withEasyMode, withTheme, withTextSize, withBoundary],
  loaders: [mswLoader(startWorker)],
  async beforeEach(context) {
    // Loads the fonts of kana (あ) and Latin (a) before the story, because a font that loads later moves text.
    await Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "Noto Sans JP"`, 'あa')));
    MockDate.set(NOW);
    resetClock();
    localStorage.clear();
    sessionStorage.clear();
    await clear();
    resetCalls();
    failWhenBroken(context);
    const stopTimers = recordTimers();
    return () => {
      stopTimers();
      MockDate.reset();
    };
  },
  async afterEach({ id, tags }) {
    rethrow();
    await waitForReplies();
    // Removes the focus ring from screenshots. A scripted click leaves a focus ring, but a tap does not.
    if (!tags.includes('regression') && document.activeElement instanceof HTMLButtonElement)
      document.activeElement.blur();
    if (unhandledCalls.length > 0) throw new Error(`no handler for ${unhandledCalls.join(', ')}`);
    const repeated = id.startsWith('pages-') ? repeatedFacts() : [];
    if (repeated.length > 0) throw new Error(`shown twice on the screen: ${repeated.join(', ')}`);
    const broken = tags.includes('regression') ? [] : brokenWordsWhenNarrow();
    if (broken.length > 0) throw new Error(`broken at 320 px and 200 % text: ${broken.join(', ')}`);
  },
  argTypesEnhancers: [
    // Hides the args of pages and flows, because these args are for developers, not for reviewers.
    ({ id, argTypes, parameters }) => {
      if (id.startsWith('components-')) return argTypes;
      for (const panel of ['controls', 'actions']) parameters[panel] = { disable: true };
      return {};
    },
    plainTypes,
    skipRegression,
  ],
  parameters: {
    layout: 'fullscreen',
    // Axe omits the checks that passed, to save time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: everyStory, prefersReducedMotion: 'reduce' },
    docs: {
      page: LazyDocs,
      theme: storybookTheme,
      lang: 'ja',
      extractComponentDescription: (component?: Documented) => withoutRuleIds(component?.__docgenInfo?.description),
    },
    options: {
      storySort: {
        // Storybook parses `order` statically, so it cannot contain imported values.
        order: [
          'はじめに',
          ['このアプリについて', '見かた', '気づいたことを知らせる'],
          '流れ',
          [
            '流れの一覧',
            'アプリ全体をさわって試す',
            '初診を予約する',
            '再診を予約する',
            'お客様情報を入力して予約する',
            '選んだ枠が先に埋まったとき',
            '日時を変更する',
            'カードで支払う',
            '銀行振込で支払う',
            'お薬を受け取る',
            'お届け先と検査結果を管理する',
            '入力途中の問診票を続きから入力する',
            'ログイン',
          ],
          '画面',
          [
            '画面の一覧',
            'ホーム',
            '診療科目の選択',
            '日時の選択',
            '予約内容の確認',
            '問診票',
            'お客様情報の入力',
            '予約履歴',
            'お支払い',
            '診療明細',
            'お支払い方法・お届け先',
            'お支払いの結果',
            '処方履歴',
            '検査履歴',
            '設定メニュー',
            '基本情報',
            'お届け先',
            '保険証・検査結果',
            'お知らせ',
            'ページが見つかりません',
          ],
          'ことば',
          ['画面のことば', 'LINEのメッセージ', '領収書'],
          '部品',
          ['部品の一覧', '予約', '受診', 'お支払い', 'お薬', '入力', 'お知らせ', '操作', '重なる画面', '画面の構成'],
          'デザイン',
          [
            '使い方',
            '操作するものの状態',
            '色',
            '文字',
            '寸法',
            'アイコンと絵',
            'ことば',
            'Mantineの見た目をクリニックに合わせる',
          ],
          '開発と運用',
          [
            '*',
            'きまり',
            [
              '予約',
              '問診',
              '会計とお支払い',
              'お薬とお届け',
              'お客様のデータ',
              'スタッフ',
              'LINE',
              '表示',
              '通信のきまり',
            ],
            '決定の記録',
          ],
        ],
      },
    },
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
        items: textSizes,
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
  initialGlobals: { textSize: 100, easyMode: 'off', viewport: { value: 'w375' } },
};

export default preview;
