import type { RuleGroup } from './rule';

export const FROM_CLINIC: RuleGroup = {
  title: 'クリニックからのお知らせ',
  rules: {
    'message-when':
      'LINEで知らせるのは、予約、変更、キャンセル、休診、診療の前日と15分前、受診なし、会計、支払いの期限、入金、発送です。',
    'message-quiet': '21時から翌朝8時までのお知らせは、急ぎのもの（15分前、休診、キャンセル）を除き、8時に送ります。',
    'message-current': '予約や支払いが変わったら、前の内容のお知らせは送りません。',
    'message-private': 'お知らせには、病名、患者さんの名前、診察室のリンクを書きません。',
    'message-once': 'LINEやクリニックのサーバーが途中で止まっても、同じお知らせは1度だけ届きます。',
    'message-choice':
      '患者さんは「予約とお薬」と「お支払い」のお知らせを別々に止められますが、休診とクリニックによるキャンセルのお知らせは止められません。',
  },
};
