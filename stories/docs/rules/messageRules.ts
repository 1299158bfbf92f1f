import type { RuleGroup } from './rule';

export const FROM_CLINIC: RuleGroup = {
  title: 'クリニックからのお知らせ',
  rules: [
    {
      id: 'message-when',
      says: '予約・変更・キャンセル・休診・前日・15分前・受診なし・会計・期限・入金・発送は、LINEで知らせます。',
    },
    {
      id: 'message-quiet',
      says: '21時から翌朝8時までは、15分前と急ぎの休診・キャンセルのほかは送らず、8時に送ります。',
    },
    {
      id: 'message-current',
      says: '予約や支払いが変わったあとは、その前のことを知らせず、予約は1分後に知らせます。',
    },
    {
      id: 'message-private',
      says: 'お知らせには、病名・患者さんの名前・診察室のリンクを書かず、見出しには金額も書きません。',
    },
    {
      id: 'message-once',
      says: 'お知らせは、もとの予約や支払いと同じトランザクションで書き、1度だけ届きます。',
    },
    {
      id: 'message-choice',
      says: '予約とお薬のお知らせと、お支払いのお知らせは、別々に止められ、クリニックの休診とキャンセルは届きます。',
    },
  ],
};
