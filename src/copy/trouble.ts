// What went wrong, and what to do.

import type { FailureKind } from '../domain/failure';
import { contact } from './common';

/**
 * Failures on any screen (§failures-never-silent): what happened, what to do next, and when to contact the clinic, if
 * there is a way.
 */
export const trouble: Record<FailureKind, { title: string; advice: string; contact?: string }> = {
  offline: {
    title: 'インターネットに接続できません',
    advice: '電波の届くところで、もう一度お試しください。',
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

/** Shown after a render error. */
export const crash = {
  title: '画面を表示できませんでした',
  advice: 'もう一度読み込むと、続きからご利用いただけます。',
} as const;

/** Part of a list can't be read (§one-bad-row). */
export const lostRows = {
  title: (count: number) => `${count}件を表示できません`,
  text: 'データの一部を正しく読み込めませんでした。表示されているものは、そのままお使いいただけます。',
  contact: '内容は、クリニックにお問い合わせください。',
} as const;

/** What is said of an action once its lost reply is checked. */
export type LostWords = Record<'notDone' | 'unknown', { title: string; text: string; ask?: string }>;

/** What is said of an action whose reply was lost (§lost-reply-checked); on other screens: `payment.lost`, `addresses.lost`, … */
export const lostReply = {
  checking: '結果を確認しています',
  /** Where it stayed unknown. */
  checkAgain: 'もう一度確認する',
  checkingText: 'できたかどうかを、クリニックに確かめています。この画面のまま、少しお待ちください。',
  /** Before what to do where it stayed unknown: the signal is named only where it was the reason. */
  noSignal: '電波の届くところで、',
  later: '少し待ってから、',
  book: {
    notDone: {
      title: 'まだ予約されていません。もう一度お試しください。',
      text: '入力した内容は、そのまま残っています。',
    },
    unknown: {
      title: '予約できたかどうか、確認できませんでした',
      text: '予約履歴をご確認ください。入力した内容は、そのまま残っています。',
    },
  },
  change: {
    notDone: {
      title: '日時はまだ変更されていません。もう一度お試しください。',
      text: 'いまのご予約は、そのまま残っています。',
    },
    unknown: {
      title: '日時を変更できたかどうか、確認できませんでした',
      text: '予約履歴をご確認ください。ご予約がなくなることはありません。',
    },
  },
  cancel: {
    notDone: {
      title: 'まだキャンセルされていません。もう一度お試しください。',
      text: 'ご予約は、そのまま残っています。',
    },
    unknown: {
      title: 'キャンセルできたかどうか、確認できませんでした',
      text: 'もう一度読み込んでご確認ください。',
    },
  },
} as const;
