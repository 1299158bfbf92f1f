// What went wrong, and what to do.

import type { FailureKind } from '../domain/failure';
import { contact } from './common';

/**
 * Failures on any screen (§failures-never-silent, §signal-not-blamed): what happened, what to do next, and when to contact the clinic, if
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

/** Something is shown as it was read before, because it could not be read again. */
export const stale = (what: string) => `最新の${what}を確認できませんでした。前に読み込んだ内容を表示しています。`;

/** Part of a list can't be read (§one-bad-row). */
export const lostRows = {
  title: (count: number) => `${count}件を表示できません`,
  text: 'データの一部を正しく読み込めませんでした。表示されているものは、そのままお使いいただけます。',
  contact: '内容は、クリニックにお問い合わせください。',
} as const;

/** Said of an action whose reply was lost, where the list cannot tell either (§lost-reply-checked). */
export const unsure = 'できたかどうか確かめられませんでした';
