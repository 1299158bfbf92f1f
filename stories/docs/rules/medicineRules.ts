import type { RuleGroup } from './rule';

export const MEDICINE: RuleGroup = {
  title: 'お薬と検査',
  rules: {
    'prescription-latest-first': '処方履歴は、処方を診療ごとにまとめ、新しい順に示します。',
    'supply-from-parcel': '発送のあとは、お届け予定の初日からお薬を毎日飲むとみなして、残りの日数を数えます。',
    'supply-days': 'お薬の残りの日数は、1日を1つの丸で示します。',
    'supply-book-by': 'お薬の残りのカードに、何日までに診療を受ければお薬が切れないかを示します。',
    'supply-book-again': 'お薬がなくなる7日前から30日後まで、次の診療の予約をすすめます。',
    'test-menus': '検査メニューのIDは、47が基本検査、48が尿酸検査、49が脂質検査、50が血糖検査を表します。',
    'supply-waits-for-bill':
      'お支払いが済んでいないお薬があるときは、お薬の残りのカードから、診療明細か振込先を開けます。',
  },
};

export const DELIVERY: RuleGroup = {
  title: 'お届け',
  rules: {
    'medicine-lead': '処方履歴の先頭に、お支払いや発送など、お薬が届くまでの次の段階を示します。',
    'arrival-unsent': '発送の前は、お届けの目安を「お支払い後2〜3日」と示します。',
    'arrival-range': '発送のあとは、お届けの目安の代わりに、お届け予定（発送日の2日後から4日後まで）を示します。',
    'deliver-chosen-address': 'お薬は、患者さんがお支払いのときに選んだ住所へ届け、選択がなければ主な住所へ届けます。',
    'deliver-address-copied': '発送のあとで住所を変更・削除しても、発送済みのお薬に表示するお届け先は変わりません。',
    'deliver-one-main': 'お届け先が1件でもあれば、そのうちの1件が主な住所です。',
    'deliver-changeable': 'お薬のお届け先は、お支払いのあとも、発送されるまで変更できます。',
    'deliver-delete': '患者さんは、お届け先を削除できますが、最後の1件は削除できません。',
  },
};
