import type { FailureKind } from '../domain/failure';
import { contact } from './common';

/** Only the texts of `offline` may blame the signal (§signal-not-blamed). */
export const trouble: Record<FailureKind, { title: string; advice: string; contact?: string }> = {
  offline: {
    title: 'インターネットに接続できません',
    advice: '電波の届くところで、もう一度お試しください。',
  },
  unreached: {
    title: 'クリニックとつながりませんでした',
    advice: '少し待ってから、もう一度お試しください。',
  },
  timeout: {
    title: '通信に時間がかかっています',
    advice: '少し待ってから、もう一度お試しください。',
  },
  server: {
    title: '只今つながりにくくなっています',
    advice: '少し待ってから、もう一度お試しください。',
  },
  malformed: {
    title: 'データを正しく読み込めませんでした',
    advice: 'もう一度お試しください。',
    contact: contact.again,
  },
  login: {
    title: 'ログインの有効期限が切れました',
    advice: 'もう一度ログインすると、続きからご利用いただけます。',
  },
  refused: {
    title: 'お手続きを受け付けられませんでした',
    advice: '内容をご確認のうえ、もう一度お試しください。',
  },
};

export const loginAgain = 'もう一度ログインする';
export const loginMayHelp = 'つながらないままのときは、もう一度ログインしてください。';

export const crash = {
  title: '画面を表示できませんでした',
  advice: 'もう一度読み込むと、続きからご利用いただけます。',
} as const;

export const stale = (what: string) => `最新の${what}を確認できませんでした。前に読み込んだ内容を表示しています。`;

export const lostRows = {
  title: (count: number) => `${count}件を表示できません`,
  text: 'データの一部を正しく読み込めませんでした。表示されているものは、そのままお使いいただけます。',
  contact: '表示できない内容は、クリニックにお問い合わせください。',
} as const;

export const unknownOutcome = {
  title: 'できたかどうか確かめられませんでした',
  text: (what = '') =>
    `${what && `${what}が済んだかどうか、わかりません。`}もう一度お手続きをする前に、ご確認ください。`,
} as const;
