import type { RuleGroup } from './rule';

export const MEDICINE: RuleGroup = {
  title: 'お薬と検査',
  rules: {
    'prescription-latest-first': '処方履歴は、処方を診療ごとにまとめ、新しい順に示します。',
    'supply-from-parcel': '発送のあと、毎日飲むお薬の日数をお届け予定の初日から数えて、お薬の残りを示します。',
    'supply-days': 'お薬の残りの日数は、1日を1つの丸で示します。',
    'supply-book-by': 'お薬の残りのカードに、次のお薬を切れ目なく受け取るための、診療の期限を示します。',
    'supply-book-again': 'お薬がなくなる7日前から30日後まで、次の診療の予約をすすめます。',
    'test-menus': '検査メニューのIDは、47が基本検査、48が尿酸検査、49が脂質検査、50が血糖検査を表します。',
    'supply-waits-for-bill':
      'お支払いが済んでいないお薬があるときは、お薬の残りのカードから、診療明細か振込先を開けます。',
  },
};

export const DELIVERY: RuleGroup = {
  title: 'お届け',
  rules: {
    'medicine-lead': '処方履歴の先頭に、お薬が届くまでの次の段階を示します。',
    'arrival-unsent': '発送の前は、お届けの目安を「お支払い後2〜3日」と示します。',
    'arrival-range': '発送のあとは、発送日の2日後から4日後までを、お届け予定として示します。',
    'deliver-chosen-address': 'お薬は、患者さんがお支払いのときに選んだ住所へ、選んでいなければ主な住所へ届けます。',
    'deliver-address-copied': '発送したお薬のお届け先の表示は、患者さんがあとで住所を変えても消しても、変わりません。',
    'deliver-one-main': 'お届け先が1件でもあれば、そのうちの1件が主な住所です。',
    'deliver-changeable': 'お薬のお届け先は、お支払いのあとも、発送されるまで変更できます。',
    'deliver-delete': 'お届け先は、最後の1件だけは削除できません。',
  },
};
