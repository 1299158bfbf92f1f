import { titles } from '../../../src/copy/titlesCopy';

export interface Words {
  group: 'ratio' | 'bytes' | 'ms' | 'still';
  name: string;
}

/** Names of the browser's budgets, by their ids in the bench. */
export const CHECK_WORDS: Readonly<Record<string, Words>> = {
  'first-slot': { group: 'ratio', name: '予約できる時間が押せるまで（最小のページとの比）' },
  'picker-fcp': { group: 'ratio', name: '日時の選択：最初の表示（文字だけのページとの比）' },
  'home-fcp': { group: 'ratio', name: 'ホーム：最初の表示（文字だけのページとの比）' },
  'picker-code': { group: 'bytes', name: '日時の選択：時間が押せるまでのプログラムと見た目' },
  'booking-code': { group: 'bytes', name: '予約の始めから終わりまでのプログラムと見た目' },
  'page-code': { group: 'bytes', name: '1つの画面だけで使うファイル（最も大きい画面）' },
  fonts: { group: 'bytes', name: '書体のファイル' },
  cls: { group: 'still', name: '最も動いた画面' },
  'inp-neighbourDay': { group: 'ms', name: '隣の日を押したときの反応' },
  'inp-seenDay': { group: 'ms', name: '一度見た日を押したときの反応' },
  'inp-band': { group: 'ms', name: '開始時刻を押したときの反応' },
  'inp-slot': { group: 'ms', name: '予約の時間を押したときの反応' },
  'inp-consent': { group: 'ms', name: '同意の欄を押したときの反応' },
};

/** Databases of the clinic's figures, by their names in the bench. */
export const DATABASE_WORDS = {
  pglite: 'PGlite',
  postgres: 'PostgreSQL',
  threeProcesses: 'PostgreSQL・3プロセス',
} as const;

/** Names of the clinic's budgets, by their ids in the bench. */
export const SERVER_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(DATABASE_WORDS).flatMap(([id, name]) => [
      [`server.${id}.wire`, `1日の枠の返事の大きさ（${name}）`],
      [`server.${id}.cached`, `覚えておいた返事の速さ（${name}）`],
      [`server.${id}.shifts`, `1日の枠の返事を待つ時間（${name}）`],
      [`server.${id}.reservations`, `予約の一覧の返事を待つ時間（${name}）`],
    ]),
  ),
  'server.bookings': '1秒に受けられる予約（PostgreSQL、1プロセス）',
  'server.slots': '1日の枠（3,360個）の返事を読み、予約できる時間に組み立てる',
};

/** Names of the measured calls, by their names in the bench. */
export const RATE_WORDS = {
  bare: '何もしない返事',
  select1: 'データベースに「1」を尋ねるだけ',
  shiftsStatement: '1日の枠：同じ問い合わせだけ',
  shifts: '1日の枠',
  reservationsStatement: '予約の一覧：同じ問い合わせだけ',
  reservations: '予約の一覧',
  bookings: '予約',
  courses: '予約・一覧・キャンセルの3つ',
} as const;

/** Names of the screens, by the names of their files. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  HomePage: 'ホーム',
  ReservePage: titles.booking,
  SlotPickerPage: titles.slotPicker,
  ConfirmPage: titles.confirm,
  QuestionnairePage: '問診票',
  RegisterPage: titles.register,
  ReservationsPage: titles.reservations,
  OtherPage: titles.myPage,
  InfoPage: titles.basicInfo,
  AddressesPage: titles.addresses,
  FilesPage: titles.files,
  PaymentsPage: titles.payment,
  BillPage: titles.bill,
  DeliverPage: titles.deliver,
  PaymentResultPage: titles.paymentDone,
  MedicinePage: titles.prescriptions,
  InspectionsPage: titles.inspections,
  NotFoundPage: titles.notFound,
};
