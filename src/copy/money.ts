import { YEN_PER_POINT } from '../domain/money/bill';
import { PAY_WITHIN_WEEKS } from '../domain/clinic/terms';
import { common } from './common';
import { reservation } from './visit';

/** `until` is the deadline: `7月17日（金）まで` or `2週間以内`. */
const transferBy = (until: string) => `${until}にお振り込みください。`;

export const payment = {
  steps: 'お支払いの手順',
  stepNames: ['診療明細', 'お支払い方法・お届け先', 'お支払い'],

  listLead: 'お支払いの確認後、お薬を発送します。',
  pay: 'お支払いへ進む',
  payEach: '下から選んで、1件ずつお支払いください。',

  bill: {
    failed: '診療明細を読み込めませんでした',
    burden: (tenths: string) => `保険${tenths}割負担`,
    address: reservation.address,
    changeAddress: `${reservation.address}を変更する`,
    noAddress: '次の画面で追加できます',
    breakdown: '内訳',
    insuredShare: (tenths: string) => `診察とお薬（保険の${tenths}割）`,
    seePoints: '点数の明細を見る',
    insured: '保険診療',
    points: '点数',
    score: (points: string) => `${points}点`,
    noScore: '---',
    pointsTotal: '合計点数',
    explanation: '保険診療の自己負担額',
    cost: (points: string) => `${points}点 × ${YEN_PER_POINT}円`,
    share: (tenths: string) => `自己負担割合 ${tenths}割`,
    rounding: '端数の調整（10円未満を四捨五入）',
    noRounding: 'なし',
    yourShare: '自己負担額',
    private: '自費',
    tax: '消費税',
    total: '合計',
    proceed: 'お支払い方法の選択へ',
    paid: 'お支払いは完了しています',
    nothingToPay: 'お支払いの必要はありません',
  },

  problems: {
    paid: {
      title: 'この診療のお支払いは完了しています',
      text: 'あらためてお支払いいただく必要はありません。',
    },
    notConfirmed: {
      title: '会計の内容を確認しています',
      text: '確認が終わると、ここで診療明細を確かめて、お支払いいただけます。',
    },
    cancelled: {
      title: 'このご予約はキャンセルされています',
      text: 'お支払いの必要はありません。',
    },
    missed: {
      title: 'このご予約は受診されていません',
      text: '診療費のお支払いの必要はありません。',
    },
    notFound: {
      title: '診療明細が見つかりませんでした',
      text: 'お支払いが必要な診療は「お支払い」の一覧からご確認ください。',
    },
    closed: {
      title: 'いまお支払いの必要はありません',
      text: 'お支払いが完了しているか、会計の内容を確認しています。予約履歴で状況をご確認ください。',
    },
  },
  toList: 'お支払いの一覧を見る',

  method: {
    legend: 'お支払い方法',
    card: 'クレジットカード',
    cardText: 'カード会社の決済画面に移動します。カード番号はクリニックに伝わりません。',
    bank: '銀行振込',
    bankText: (until: string | null) => `専用の振込先をご案内します。${until === null ? '' : transferBy(until)}`,
  },
  deliver: {
    failed: 'お届け先を読み込めませんでした',
    legend: 'お届け先',
    others: '別の住所に届ける',
    noAddressText: 'お薬をお届けする住所を登録すると、お支払いに進めます。',
    needed: 'お届け先をお選びください',
    add: 'お届け先を追加する',
    notFound: 'お選びのお届け先が見つかりませんでした',
    notFoundText: 'お届け先をお確かめのうえ、もう一度お選びください。',
  },
  amount: reservation.amount,
  submit: { card: 'カード会社の画面へ進む', bank: common.toBankDetails },
  submitting: '決済の準備をしています',
  cardNotSent: 'カード決済の手続きを始められませんでした',
  amountChanged: 'お支払い金額が変わりました',
  amountChangedText: 'まだお支払いされていません。下の「お支払い金額」が新しい金額です。内訳は診療明細で確認できます。',
  seeBill: '診療明細を見る',
  cardFailed: '決済に失敗しました',
  cardFailedText: 'お支払いは行われていません。',
  chooseBank: '銀行振込に変更する',
  badLink: 'カードの決済画面を開けませんでした。お支払いは行われていません。',

  bank: {
    loading: 'お振込先を準備しています',
    failed: 'お振込先を準備できませんでした',
    details: 'お振込先の口座',
    bankName: '銀行名',
    accountType: '預金種目',
    accountNumber: '口座番号',
    accountName: '口座名義',
    branchCode: '支店コード',
    branchName: '支店名',
    amount: 'お振込金額',
    lead: '下の口座へお振り込みください',
    dueDay: reservation.dueDay,
    within: `${PAY_WITHIN_WEEKS}週間以内`,
    rule: (until: string) => `${transferBy(until)}この口座は今回のお支払い専用です。`,
    afterwards: 'ご入金を確認すると、お薬を発送します。確認には少し時間がかかることがあります。',
    goneAction: 'お届け先を選び直す',
    notStored: 'お振込先を、この端末ではもう一度表示できません',
    notStoredText:
      'お支払い方法を選び直すと、お振込先をあらためてご案内します。前にご案内した口座と変わることがあります。',
    notStoredAsk: '前の口座については、クリニックにお問い合わせください。',
    chooseAgain: 'お支払い方法の選択へ',
    renew: '新しい振込先を受け取る',
    change: 'お支払い方法・お届け先を変更する',
    toMyPage: 'マイページへ',
  },

  result: {
    statuses: {
      paid: { title: 'お支払いが完了しました', text: `お薬は、${reservation.arrivalSoon}。` },
      awaitingPayment: {
        title: 'お支払いを確認しています',
        text: 'カード会社の画面で手続きを終えた方は、もう一度お支払いになる必要はありません。確認まで数分かかることがあります。この画面は閉じてもだいじょうぶです。',
      },
      noBill: { title: 'お支払いの記録が見つかりません', text: 'お支払いが必要な診療は、予約履歴からご確認ください。' },
      readFailed: {
        title: 'お支払いの結果を確認できませんでした',
        text: 'もう一度お支払いになる前に、予約履歴でご確認ください。',
      },
    },
    cancelled: {
      title: 'お支払いがキャンセルされました',
      text: 'お支払いは行われていません。もう一度お支払いいただけます。',
      dueUntil: (day: string) => `期限は${day}です。`,
    },
    seeReservations: 'お支払いの状況は、予約履歴でご確認いただけます。',
    payAgain: 'もう一度お支払いへ進む',
  },
} as const;
