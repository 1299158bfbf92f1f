import type { RuleGroup } from './rule';

export const FORMS: RuleGroup = {
  title: '入力',
  rules: [
    {
      id: 'customer-form-fields',
      says: 'お客様情報は、建物名のほかはすべて必須で、電話番号は0から始まる10〜11桁の数字（携帯電話は11桁）、郵便番号は7桁、メールはアドレスに使える文字の x@y.z の形です。',
      provenBy: [
        'tests/unit/domain/questionnaire/customerForm.test.ts › an empty form misses every line except the apartment',
        'tests/contract/booking/customerForm.test.ts › rejects %o and names the field',
      ],
    },
    {
      id: 'address-fields',
      says: 'お届け先は、7桁の郵便番号と住所が必須で、建物名は任意です。',
      provenBy: ['tests/unit/domain/fields/address.test.ts › requires seven digits and an address that is not blank'],
    },
    {
      id: 'house-number-asked',
      says: '番地のない住所は、町名に数が入っていても（麻布十番、三の丸）、番地がないことを確かめてから受け取ります。',
      provenBy: [
        'AddressForm/WithoutNumber',
        'tests/unit/domain/fields/address.test.ts › %s lacks its house number',
        'tests/unit/domain/fields/address.test.ts › no shipped town passes without its house number, and a company’s address does',
      ],
    },
    {
      id: 'input-forgiving',
      says: '全角・空白・どのハイフン・〒・＠・ひらがなのフリガナも受け取り、欄を離れると整えて見せ、整えた形で送ります。',
      provenBy: [
        'RegisterPage/ForgivingInput',
        'tests/unit/domain/questionnaire/customerForm.test.ts › a form in full-width characters is valid and is normalized',
      ],
    },
    {
      id: 'width-not-meaning',
      says: '文字は幅だけを整え、意味は変えません（½、①、⁶、㎎ は、文でもお名前でも、そのままクリニックへ届きます）。',
      provenBy: [
        'tests/unit/domain/fields/normalize.test.ts › %s stays',
        'tests/unit/domain/fields/normalize.test.ts › a name or an address folds the width of %j alone: %j',
      ],
    },
    {
      id: 'unseen-does-not-count',
      says: '電話番号、郵便番号、メール、フリガナ、数では、目に見えない文字を取りのぞきます。',
      provenBy: [
        'tests/unit/domain/questionnaire/customerForm.test.ts › phone %s becomes %s',
        'tests/unit/domain/questionnaire/customerForm.test.ts › furigana %s becomes %s',
      ],
    },
    {
      id: 'zip-finds-address',
      says: '郵便番号が7桁そろうと、アプリに入っている一覧から住所を入れ、いくつかあれば候補を示します。',
      provenBy: [
        'RegisterPage/ChoosesTown',
        'tests/unit/domain/fields/address.test.ts › gives every town of a code once',
      ],
    },
    {
      id: 'autofill-never-overwrites',
      says: '住所とフリガナは自動で入りますが、患者さんが入力したものは書きかえず、手で入力することもできます。',
      provenBy: [
        'tests/unit/domain/fields/furigana.test.ts › is false for what was typed',
        'RegisterPage/AddressByHand',
        'RegisterPage/FuriganaTypedStays',
      ],
    },
    {
      id: 'furigana-follows-name',
      says: 'フリガナは、お名前の変換前の読みが終わりまであるときだけそこから入り、患者さんがその欄に触れるまで、自動で入れたことを示して確認をお願いします。',
      provenBy: [
        'tests/unit/domain/fields/furigana.test.ts › of %s: %s – %s',
        'RegisterPage/FuriganaFilledIn',
        'tests/e2e/forms.spec.ts › furigana follows a real conversion of the name, and the address follows the postal code',
      ],
    },
    {
      id: 'person-asked-once',
      says: 'お名前とフリガナは初診で1度たずね、そのあとは、たずねるどこにでも入っています。',
      provenBy: [
        'tests/contract/patient/person.test.ts › is asked at a first visit and known at the next one; other answers are asked anew',
        'RegisterPage/KnownPerson',
      ],
    },
    {
      id: 'known-address-offered',
      says: 'お客様情報の住所は、お届け先にまだなければ、1回押すだけで使えます。',
      provenBy: [
        'tests/unit/domain/medicine/delivery.test.ts › the address the clinic knows is offered unless it is listed already',
        'tests/contract/patient/person.test.ts › is known from the customer form too, with its address',
      ],
    },
    {
      id: 'problem-after-leaving',
      says: '欄の誤りは、欄を離れたとき、または送ろうとしたときに、欄の名前と直しかたで伝えます。',
      provenBy: ['RegisterPage/ImpossibleDate', 'LineField/WithProblem'],
    },
    {
      id: 'error-summary',
      says: '足りないまま送ろうとすると、フォームの先頭に足りない項目の一覧が出てそこへ移り、項目からは入力欄へ移れます。',
      provenBy: ['RegisterPage/SummarisesProblems', 'QuestionnairePage/NamesWhatIsMissing'],
    },
    {
      id: 'answers-reviewed',
      says: '送る前に入力内容の確認を示し、どの行からも直しに戻り、直すと確認に帰ります。',
      provenBy: ['QuestionnairePage/ChecksAnswers', 'RegisterPage/ChangesFromCheck'],
    },
    {
      id: 'draft-kept',
      says: '入力した内容は写真も含めて端末に残り、戻る・再読み込み・ログイン・閉じたあとも続けられます。',
      provenBy: [
        'tests/e2e/forms.spec.ts › half a questionnaire with a picture survives reload and a closed tab, and is booked',
        'ResumeDraft/AfterReload',
      ],
    },
    {
      id: 'draft-per-patient',
      says: '下書きは、患者さん・診療科目・問診票ごとに分け、別の方がログインすると写真も消えます。',
      provenBy: [
        'tests/unit/device/drafts.test.ts › keeps patients, subjects and forms apart',
        'tests/unit/device/drafts.test.ts › another login takes it away, the same one never',
        'ResumeDraft/SomebodyElses',
      ],
    },
    {
      id: 'draft-seven-days',
      says: '下書きは、最後の変更から7日、または予約が終わると消えます。',
      provenBy: [
        'tests/unit/device/drafts.test.ts › seven days after the last change it is gone, to the millisecond',
        'tests/unit/device/drafts.test.ts › is deleted at once after a booking',
      ],
    },
    {
      id: 'resume-at-unseen',
      says: '途中でやめた問診票は、任意の質問でも、まだ見ていない最初のページから続き、「戻る」はその前のページを順に通ります。',
      provenBy: [
        'tests/unit/domain/questionnaire/answers.test.ts › at the first page not yet seen, be it optional',
        'tests/unit/device/drafts.test.ts › knows the fields of the pages that were left, as long as there is a draft',
        'QuestionnairePage/AtUnseenPage',
        'QuestionnairePage/StartsOverWithoutPagesBehind',
      ],
    },
    {
      id: 'draft-start-over',
      says: '下書きを復元したことを伝え、その場所でだけ「最初から入力する」を出し、たずねてから消し、10秒の間は元に戻せます。',
      provenBy: ['DraftState/AsksBeforeErasing', 'QuestionnairePage/ResumesDraft', 'QuestionnairePage/UndoEnds'],
    },
  ],
};
