import type { RuleGroup } from './rule';

export const FORMS: RuleGroup = {
  title: '入力',
  rules: {
    'customer-form-fields': 'お客様情報は、建物名を除くすべての項目に、正しい形の入力が必要です。',
    'address-fields': 'お届け先には、7桁の郵便番号と住所が必要です。',
    'house-number-asked': '数字のない住所は、番地がないことを確かめてから受け付けます。',
    'input-forgiving': '全角、ハイフン、ひらがなのフリガナなど、書き方の違う入力も受け付け、意味を変えずに整えます。',
    'zip-finds-address': '郵便番号を7桁入力すると、入力済みの住所を書き換えずに、住所の足りない部分を補います。',
    'person-asked-once': 'お名前とフリガナは、初診のときに1度だけたずねます。',
    'error-summary': '未入力の項目や直す項目があると、フォームの先頭に、はじめの3つを一覧で示します。',
    'answers-reviewed': '患者さんは、送る前に、入力内容をページごとに確かめて直せます。',
    'draft-kept': '入力した内容は、写真も含めて、画面を閉じても端末に残ります。',
    'draft-seven-days': '下書きは、最後の変更から7日たつか、予約の手続きが終わると消えます。',
    'resume-at-open': '途中でやめた問診票は、必要な答えがそろっていない最初のページから再開します。',
    'draft-start-over': '「最初から入力する」を押すと、消してよいかをたずねてから、下書きを消します。',
  },
};
