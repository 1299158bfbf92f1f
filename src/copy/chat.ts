/** The reservation sent to the chat, and how that went (E13; copy.md "Roles and exact names"). */
export const chat = {
  send: 'チャットに送る',
  copy: '予約内容をコピーする',
  /** The message itself. */
  heading: 'ご予約の内容',
  toMyPage: 'マイページを開く',
  /** Seen on a locked screen and in the list of chats: no word of an illness. */
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
