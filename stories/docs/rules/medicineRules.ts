import type { RuleGroup } from './rule';

export const MEDICINE: RuleGroup = {
  title: 'お薬と検査',
  rules: [
    {
      id: 'prescription-days',
      says: 'プレビューの処方は、初診が7日分、再診が30日分です。',
    },
    {
      id: 'prescription-latest-first',
      says: '最新の処方を先に、過去の処方を診療の日時と診療科目ごとにまとめて新しい順に示します。',
    },
    {
      id: 'supply-from-parcel',
      says: 'お薬の残りの目安は、発送された処方だけを、お届け予定のはじめの日（日本時間）から数えます。',
    },
    {
      id: 'supply-first-to-end',
      says: 'お薬の残りの目安は、毎日飲む薬のうち最初になくなるもので数え、頓服は数えません。',
    },
    {
      id: 'supply-per-subject',
      says: 'お薬の残りの目安は、診療科目ごとに1つで、先になくなるものから示します。',
    },
    {
      id: 'supply-waits-for-bill',
      says: '処方されてお支払いやお振込を待つお薬は、お薬の残りのなかでそう伝え、その明細またはお振込先へ案内します。',
    },
    {
      id: 'supply-book-again',
      says: 'お薬がなくなる7日前から30日後まで、次のお薬がまだ処方されていなければ、次の診療の予約をすすめます。',
    },
    {
      id: 'test-menus',
      says: '検査メニューは、47が基本検査、48が尿酸検査、49が脂質検査、50が血糖検査で、それぞれに絵と調べる項目があります。',
    },
  ],
};

export const DELIVERY: RuleGroup = {
  title: 'お届け',
  rules: [
    {
      id: 'medicine-lead',
      says: '処方履歴の画面のはじめの1文は、お薬が何を待っているか（お支払い、振込、会計の確認、発送、お届け）を言います。',
    },
    {
      id: 'arrival-unsent',
      says: '発送の前は、お届けの目安を「お支払い後2〜3日でお届けします（前後することがあります）」と示します。',
    },
    {
      id: 'arrival-range',
      says: '発送のあとは、発送の日（日本時間）の2日後から4日後までを、はじめの1文でも幅のまま、お届け予定として示します。',
    },
    {
      id: 'deliver-chosen-address',
      says: 'お薬は、会計とともに選ばれた住所へ、選ばれていなければ主な住所へ届けます。',
    },
    {
      id: 'deliver-address-copied',
      says: '発送したお届け先の住所は、あとからお届け先を変えたり削除したりしても変わりません。',
    },
    {
      id: 'deliver-one-main',
      says: 'お届け先があれば、その中の主な住所はいつもちょうど1つで、最初に追加したお届け先がはじめの主な住所です。',
    },
    {
      id: 'deliver-changeable',
      says: 'お薬のお届け先は、お支払いのあとも発送されるまで、予約履歴で自分のほかの住所に変更でき、発送のあとは変更できません。',
    },
    {
      id: 'deliver-delete-said',
      says: 'まだ発送していないお薬のお届け先を削除する前に、どの診療の分か、削除しても届け先は変わらないこと、変えるにはどうするかを伝えます。',
    },
    {
      id: 'deliver-delete',
      says: 'お届け先の最後の1件は削除できず、主な住所を削除すると残りのいちばん古いお届け先が主な住所になります。',
    },
  ],
};
