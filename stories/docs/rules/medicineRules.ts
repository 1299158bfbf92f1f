import type { RuleGroup } from './rule';

export const MEDICINE: RuleGroup = {
  title: 'お薬と検査',
  rules: {
    'prescription-latest-first': '最新の処方を先に、過去の処方を診療ごとにまとめて新しい順に示します。',
    'supply-from-parcel': 'お薬の残りの目安は、発送された処方の毎日飲む薬を、お届け予定のはじめの日から数えます。',
    'supply-days': 'お薬の残りは1日を1つの丸で示し、いつまでの診療なら切れ目なく届くかを添えます。',
    'supply-book-again': 'お薬がなくなる7日前から30日後まで、次の診療の予約をすすめます。',
    'test-menus': '検査メニューは、47が基本検査、48が尿酸検査、49が脂質検査、50が血糖検査です。',
    'supply-waits-for-bill': 'お支払いやお振込を待つお薬は、お薬の残りの中でそう伝え、明細か振込先へ案内します。',
  },
};

export const DELIVERY: RuleGroup = {
  title: 'お届け',
  rules: {
    'medicine-lead': '処方履歴の先頭に、お薬が何を待っているかを示します。',
    'arrival-unsent': '発送の前は、お届けの目安を「お支払い後2〜3日」と示し、お支払いの直後は日付で示します。',
    'arrival-range': '発送のあとは、発送の日の2日後から4日後までを、お届け予定として示します。',
    'deliver-chosen-address': 'お薬は、会計とともに選ばれた住所へ、選ばれていなければ主な住所へ届けます。',
    'deliver-address-copied': '発送したお届け先の住所は、あとからお届け先を変えても消しても変わりません。',
    'deliver-one-main': 'お届け先があれば、主な住所はいつもちょうど1つで、はじめは最初に追加したものです。',
    'deliver-changeable': 'お薬のお届け先は、お支払いのあとも発送されるまで、予約履歴で変更できます。',
    'deliver-delete': 'お届け先の最後の1件は削除できず、主な住所を削除すると残りのいちばん古いものが主になります。',
  },
};
