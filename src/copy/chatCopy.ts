/** Sending the reservation to the chat, and the result (§visit-to-chat). */
export const chat = {
  send: 'チャットに送る',
  copy: '予約内容をコピーする',
  /** Texts of the message. */
  heading: 'ご予約の内容',
  toMyPage: 'マイページを開く',
  /** Visible on the lock screen and in the chat list, so it must not mention an illness. */
  altText: (clinicName: string, dayTime: string) => `【${clinicName}】ご予約 ${dayTime}〜`,
  sent: 'チャットに送りました',
  sentText: 'LINEのトーク画面でご確認ください。',
  copied: '予約内容をコピーしました',
  copiedText: 'トーク画面やメモに貼り付けてお使いください。',
  copiedInstead: 'いまはチャットに送れないため、予約内容をコピーしました',
  byHand: '予約内容をコピーできませんでした',
  byHandInstead: 'いまはチャットに送れません',
  byHandText: '下の文字を長押しして、コピーしてください。',
} as const;
