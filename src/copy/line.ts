import { contact } from './common';
import { DUE_SOON_DAYS } from '../domain/clinic/terms';
import { WAITING_STARTS_MINUTES } from '../domain/visit/times';

export const lineTrouble = {
  offline: {
    title: 'LINEとつながりませんでした',
    advice: '電波の届くところで、もう一度お試しください。',
  },
  slow: {
    title: 'LINEの準備に時間がかかっています',
    advice: '電波の届くところで、もう一度お試しください。',
  },
  lineDown: {
    title: '只今LINEにつながりにくくなっています',
    advice: '少し待ってから、もう一度お試しください。',
  },
  loop: {
    title: 'ログインを完了できませんでした',
    advice: 'この画面をいったん閉じて、LINEのトーク画面から開き直してください。',
  },
  setup: {
    title: 'このアプリの設定に問題があります',
    advice: 'お手数ですが、しばらくしてからもう一度お試しください。',
    contact: contact.again,
  },
  noIdToken: {
    title: 'ログインに必要な情報をLINEから受け取れませんでした',
    advice: 'この画面を閉じて開き直してください。',
    contact: contact.again,
  },
  context: {
    title: 'LINEから情報を受け取れませんでした',
    advice: '少し待ってから、もう一度お試しください。',
  },
  clock: {
    title: '本人確認ができませんでした',
    advice: 'スマートフォンの日付と時刻を「自動設定」にしてから、もう一度お試しください。',
  },
  identity: {
    title: '本人確認ができませんでした',
    advice: 'もう一度ログインしてください。',
    contact: contact.again,
  },
  expired: {
    title: 'ログインの有効期限が切れました',
    advice: 'もう一度ログインすると、続きからご利用いただけます。',
  },
  denied: {
    title: 'LINEでの許可が確認できませんでした',
    advice: 'ご利用にはLINEでの許可が必要です。もう一度開いて「許可する」を押してください。',
  },
  login: {
    title: 'LINEのログインを完了できませんでした',
    advice: 'もう一度お試しください。くり返すときは、LINEのトーク画面から開き直してください。',
  },
  messages: {
    title: '送る内容を用意できませんでした',
    advice: '画面を読み込み直して、もう一度お試しください。',
  },
  messageCount: {
    title: '一度に送れるのは5件までです',
    advice: '数を減らして、もう一度お試しください。',
  },
  address: {
    title: 'ページを開けませんでした',
    advice: '画面を読み込み直して、もう一度お試しください。',
  },
  permission: {
    title: 'この機能はLINEで許可されていません',
    advice: '内容をコピーして、トーク画面に貼り付けてください。',
  },
  notAllowed: {
    title: '許可されなかったため、送っていません',
    advice: '送るときは、もう一度押して「許可する」を選んでください。',
  },
  allAllowed: {
    title: 'すでに許可されています',
    advice: 'もう一度お試しください。',
  },
  nothingToSend: {
    title: '送る内容がありません',
    advice: '画面を読み込み直して、もう一度お試しください。',
  },
  shortcut: {
    title: 'ホーム画面に追加できませんでした',
    advice: 'LINEのメニューから「ホーム画面に追加」をお試しください。',
  },
  shareTimeout: {
    title: '紹介を送れませんでした',
    advice: '10分以内に送信が終わりませんでした。送り先を選び直して、もう一度お試しください。',
  },
  shareWindow: {
    title: '送り先を選ぶ画面を開けませんでした',
    advice: 'LINEアプリの中で開き直して、もう一度お試しください。',
  },
  share: {
    title: '送信できませんでした',
    advice: '少し待ってから、もう一度お試しください。',
  },
  chat: {
    title: 'トークに送れませんでした',
    advice: 'トーク画面からアプリを開き直すか、内容をコピーして貼り付けてください。',
  },
  updateLine: {
    title: 'チャットに送るには、LINEの更新が必要です',
    advice: 'ご予約はそのままです。LINEアプリを12.0.1以降にアップデートしてから、もう一度お試しください。',
  },
  notHere: {
    title: 'お使いのLINEでは、この機能をご利用いただけません',
    advice: 'LINEアプリを最新版にアップデートしてから、もう一度お試しください。',
  },
  unknown: {
    title: 'うまくいきませんでした',
    advice: 'もう一度お試しください。',
    contact: contact.again,
  },
} as const satisfies Record<string, { title: string; advice: string; contact?: string }>;

export const outsideLine = {
  success: {
    title: 'お支払いの結果は、LINEでご確認ください',
    advice: 'LINEに戻ると、予約履歴に結果が表示されます。数分かかることがあります。',
  },
  cancel: {
    title: 'お支払いがキャンセルされました',
    advice: 'お支払いの状況は、LINEに戻って、予約履歴でご確認ください。',
  },
  back: 'LINEに戻る',
} as const;

export const chat = {
  send: 'チャットに送る',
  heading: 'ご予約の内容',
  toMyPage: 'マイページを開く',
  /** Must not mention an illness, because the lock screen and the chat list show this text. */
  altText: (clinicName: string, dayTime: string) => `【${clinicName}】ご予約 ${dayTime}〜`,
  sent: 'チャットに送りました',
  sentText: 'LINEのトーク画面でご確認ください。',
  unavailable: 'いまはチャットに送れません',
} as const;

export const messageChoice = {
  lead: 'クリニックからLINEに届くお知らせを選べます。切り替えると、すぐに保存されます。',
  topics: {
    reminders: {
      label: 'ご予約とお薬のお知らせ',
      text: `ご予約・変更・キャンセルのあと、前日と${WAITING_STARTS_MINUTES}分前、受診を確認できなかったとき、お薬を発送したときに届きます。`,
    },
    money: {
      label: 'お支払いのお知らせ',
      text: `お支払い金額が決まったとき・変わったとき、お支払い期限の${DUE_SOON_DAYS}日前と翌日、入金を確認したときに届きます。`,
    },
  },
  always: '休診や、クリニックの都合によるキャンセルのお知らせは、止めていても届きます。',
  shown: 'お知らせの見出しに、病名や金額は表示されません。止めていても、ご予約とお支払いはこのアプリで確認できます。',
  saving: '保存しています',
  on: '保存しました。お知らせが届きます。',
  off: '保存しました。お知らせは届きません。',
  failed: (topic: string) => `「${topic}」を変更できませんでした。前の設定のままです。`,
  none: 'このクリニックは、LINEでのお知らせを行っていません',
  noneText: 'ご予約やお支払いは、「予約履歴」でご確認ください。',
  unreached: '前回のお知らせを、LINEにお届けできませんでした',
  unreachedText: '公式アカウントの友だちになると、次のお知らせから届きます。',
} as const;
