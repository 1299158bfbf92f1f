import type { RuleGroup } from './rule';

export const MEDICINE: RuleGroup = {
  title: 'お薬と検査',
  rules: [
    {
      id: 'prescription-latest-first',
      says: '最新の処方を先に、過去の処方を診療ごとにまとめて新しい順に示します。',
    },
    {
      id: 'supply-from-parcel',
      says: 'お薬の残りの目安は、発送された処方の毎日飲む薬を、お届け予定のはじめの日から数えます。',
    },
    {
      id: 'supply-days',
      says: 'お薬の残りは1日を1つの丸で示し、いつまでの診療なら切れ目なく届くかを言います。',
    },
    {
      id: 'supply-book-again',
      says: 'お薬がなくなる7日前から30日後まで、次の診療の予約をすすめます。',
    },
    {
      id: 'test-menus',
      says: '検査メニューは、47が基本検査、48が尿酸検査、49が脂質検査、50が血糖検査です。',
    },
    {
      id: 'supply-waits-for-bill',
      says: 'お支払いやお振込を待つお薬は、お薬の残りの中でそう伝え、明細か振込先へ案内します。',
    },
  ],
};

export const DELIVERY: RuleGroup = {
  title: 'お届け',
  rules: [
    {
      id: 'medicine-lead',
      says: '処方履歴の画面のはじめの1文は、お薬が何を待っているかを言います。',
    },
    {
      id: 'arrival-unsent',
      says: '発送の前は、お届けの目安を「お支払い後2〜3日」と示し、お支払いの直後はその日付で示します。',
    },
    {
      id: 'arrival-range',
      says: '発送のあとは、発送の日の2日後から4日後までを、お届け予定として示します。',
    },
    {
      id: 'deliver-chosen-address',
      says: 'お薬は、会計とともに選ばれた住所へ、選ばれていなければ主な住所へ届けます。',
    },
    {
      id: 'deliver-address-copied',
      says: '発送したお届け先の住所は、あとからお届け先を変えても消しても変わりません。',
    },
    {
      id: 'deliver-one-main',
      says: 'お届け先があれば、主な住所はいつもちょうど1つで、はじめは最初に追加したものです。',
    },
    {
      id: 'deliver-changeable',
      says: 'お薬のお届け先は、お支払いのあとも発送されるまで、予約履歴で変更できます。',
    },
    {
      id: 'deliver-delete',
      says: 'お届け先の最後の1件は削除できず、主な住所を削除すると残りのいちばん古いものが主になります。',
    },
  ],
};
