import type { RuleGroup } from './rule';

export const MEDICINE: RuleGroup = {
  title: 'お薬と検査',
  rules: {
    'prescription-latest-first': '処方は、診療ごとにまとめて、新しい順に示します。',
    'supply-from-parcel': 'お薬の残りは、発送された毎日のお薬を、お届け予定の最初の日から数えます。',
    'supply-days': 'お薬の残りは、1日を1つの丸で示します。',
    'supply-book-by': 'お薬の残りに、いつまでの診療なら切れ目なく届くかを示します。',
    'supply-book-again': 'お薬がなくなる7日前から30日後まで、次の診療の予約をすすめます。',
    'test-menus': '検査メニューは、47が基本検査、48が尿酸検査、49が脂質検査、50が血糖検査です。',
    'supply-waits-for-bill': 'お薬がお支払いかお振込を待っているときは、お薬の残りから明細か振込先へ進めます。',
  },
};

export const DELIVERY: RuleGroup = {
  title: 'お届け',
  rules: {
    'medicine-lead': '処方履歴の先頭に、お薬が届くまでの次の段階を示します。',
    'arrival-unsent': '発送の前は、お届けの目安を「お支払い後2〜3日」と示します。',
    'arrival-range': '発送のあとは、発送日の2日後から4日後までを、お届け予定として示します。',
    'deliver-chosen-address': 'お薬は、会計で選んだ住所へ、選んでいなければ主な住所へ届けます。',
    'deliver-address-copied': '発送したお薬のお届け先は、あとで住所を変えても消しても変わりません。',
    'deliver-one-main': 'お届け先があれば、主な住所はいつも1つです。',
    'deliver-changeable': 'お薬のお届け先は、お支払いのあとも、発送されるまで変更できます。',
    'deliver-delete': 'お届け先は、最後の1件を残して削除できます。',
  },
};
