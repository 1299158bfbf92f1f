import type { RuleGroup } from './rule';

export const FROM_CLINIC: RuleGroup = {
  title: 'クリニックからのお知らせ',
  rules: {
    'message-when':
      '予約、変更、キャンセル、休診、前日、15分前、受診なし、会計、期限、入金、発送は、LINEで知らせます。',
    'message-quiet': '21時から翌朝8時までのお知らせは、急ぎのもの（15分前、休診、キャンセル）を除き、8時に送ります。',
    'message-current': '予約や支払いが変わったあとは、変わる前のことを知らせません。',
    'message-private': 'お知らせには、病名、患者さんの名前、診察室のリンクを書きません。',
    'message-once': 'お知らせは、LINEやクリニックのサーバーが止まっても、1度だけ届きます。',
    'message-choice':
      '予約とお薬のお知らせと、お支払いのお知らせは、別々に止められます（クリニックの休診とキャンセルを除く）。',
  },
};
