import type { RuleGroup } from './rule';

export const FORMS: RuleGroup = {
  title: '入力',
  rules: [
    {
      id: 'customer-form-fields',
      says: 'お客様情報は、建物名のほかはすべて必須で、電話番号・郵便番号・メールは形を確かめます。',
    },
    {
      id: 'address-fields',
      says: 'お届け先は、7桁の郵便番号と住所が必須で、建物名は任意です。',
    },
    {
      id: 'house-number-asked',
      says: '数のない住所は、番地がないことを確かめてから受け取ります。',
    },
    {
      id: 'input-forgiving',
      says: '全角・空白・ハイフン・〒・＠・ひらがなのフリガナも受け取り、意味は変えずに整えて送ります。',
    },
    {
      id: 'zip-finds-address',
      says: '郵便番号が7桁そろうと住所を入れ、いくつかあれば候補を示し、入力したものは書きかえません。',
    },
    {
      id: 'person-asked-once',
      says: 'お名前とフリガナは初診で1度たずね、そのあとは、たずねるどこにでも入っています。',
    },
    {
      id: 'error-summary',
      says: '足りないまま送ろうとすると、フォームの先頭に足りない項目のはじめの3つを示し、そこへ移ります。',
    },
    {
      id: 'answers-reviewed',
      says: '送る前に入力内容をページごとに示し、「変更する」でその場に入力欄を開きます。',
    },
    {
      id: 'draft-kept',
      says: '入力した内容は写真も含めて端末に残り、戻る・再読み込み・閉じたあとも続けられます。',
    },
    {
      id: 'draft-seven-days',
      says: '下書きは、最後の変更から7日、または予約が終わると消えます。',
    },
    {
      id: 'resume-at-open',
      says: '途中でやめた問診票は、答えの足りない最初のページから、なければ確認から続けます。',
    },
    {
      id: 'draft-start-over',
      says: '下書きを復元したことを伝え、「最初から入力する」を押すと、確かめてから消します。',
    },
  ],
};
