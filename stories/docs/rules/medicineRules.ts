import type { RuleGroup } from './rule';

export const MEDICINE: RuleGroup = {
  title: 'お薬と検査',
  rules: [
    {
      id: 'prescription-days',
      says: 'プレビューの処方は、初診が7日分、再診が30日分です。',
      provenBy: [
        'tests/contract/medicine/medicines.test.ts › is issued when the consultation is confirmed: 7 days at first, 30 later; the newest is the latest',
      ],
    },
    {
      id: 'prescription-latest-first',
      says: '最新の処方を先に、過去の処方を診療の日時と診療科目ごとにまとめて新しい順に示します。',
      provenBy: [
        'tests/unit/domain/medicine/medicine.test.ts › groups by time and subject, keeping the order',
        'tests/contract/medicine/medicines.test.ts › has earlier prescriptions and tests, newest first',
      ],
    },
    {
      id: 'supply-from-parcel',
      says: 'お薬の残りの目安は、発送された処方だけを、お届け予定のはじめの日（日本時間）から数えます。',
      provenBy: [
        'tests/unit/domain/medicine/supply.test.ts › counts from the first day on which the parcel may arrive, in JST',
      ],
    },
    {
      id: 'supply-first-to-end',
      says: 'お薬の残りの目安は、毎日飲む薬のうち最初になくなるもので数え、頓服は数えません。',
      provenBy: [
        'tests/unit/domain/medicine/supply.test.ts › is that of the daily medicine that runs out first',
        'tests/unit/domain/medicine/supply.test.ts › has no line for medicine taken as needed',
      ],
    },
    {
      id: 'supply-per-subject',
      says: 'お薬の残りの目安は、診療科目ごとに1つで、先になくなるものから示します。',
      provenBy: ['tests/unit/domain/medicine/supply.test.ts › have a line a subject, the one that ends first leads'],
    },
    {
      id: 'supply-waits-for-bill',
      says: '処方されてお支払いやお振込を待つお薬は、お薬の残りのなかでそう伝え、その明細またはお振込先へ案内します。',
      provenBy: [
        'tests/unit/domain/medicine/supply.test.ts › says what a prescription waits for',
        'SupplyCounter/AwaitsPayment',
        'SupplyCounter/AwaitsTransfer',
        'MedicinePage/WaitsForBill',
      ],
    },
    {
      id: 'supply-book-again',
      says: 'お薬がなくなる7日前から30日後まで、次のお薬がまだ処方されていなければ、次の診療の予約をすすめます。',
      provenBy: [
        'tests/unit/domain/medicine/supply.test.ts › suggests booking from 7 days before the end, reports that it is over, and forgets it after 30 days',
        'tests/unit/domain/medicine/supply.test.ts › is none whose next medicine is prescribed, and waits for its bill',
        'tests/unit/domain/visit/nextStep.test.ts › does not suggest booking again while something is booked or pending',
      ],
    },
    {
      id: 'test-menus',
      says: '検査メニューは、47が基本検査、48が尿酸検査、49が脂質検査、50が血糖検査で、それぞれに絵と調べる項目があります。',
      provenBy: [
        'tests/unit/domain/medicine/medicine.test.ts › menu %i %s',
        'tests/contract/medicine/medicines.test.ts › for subject %i are menus %j, ordered when the consultation is finished',
        'InspectionItem/UricAcid',
      ],
    },
  ],
};

export const DELIVERY: RuleGroup = {
  title: 'お届け',
  rules: [
    {
      id: 'medicine-lead',
      says: '処方履歴の画面のはじめの1文は、お薬が何を待っているか（お支払い、振込、会計の確認、発送、お届け）を言います。',
      provenBy: [
        'tests/unit/domain/visit/nextStep.test.ts › is the bill, the confirmation or the parcel, whatever is booked',
        'MedicinePage/OnItsWay',
        'MedicinePage/BillFirst',
      ],
    },
    {
      id: 'arrival-unsent',
      says: '発送の前は、お届けの目安を「お支払い後2〜3日でお届けします（前後することがあります）」と示します。',
      provenBy: ['ReservationCard/AwaitingShipment'],
    },
    {
      id: 'arrival-range',
      says: '発送のあとは、発送の日（日本時間）の2日後から4日後までを、はじめの1文でも幅のまま、お届け予定として示します。',
      provenBy: [
        'tests/unit/domain/medicine/delivery.test.ts › is 2 to 4 days after shipping, in JST',
        'ReservationCard/Shipped',
        'NextStepLead/Parcel',
      ],
    },
    {
      id: 'deliver-chosen-address',
      says: 'お薬は、会計とともに選ばれた住所へ、選ばれていなければ主な住所へ届けます。',
      provenBy: [
        'tests/contract/money/payments.test.ts › ships to the address chosen with the bill, else to the main one',
      ],
    },
    {
      id: 'deliver-address-copied',
      says: '発送したお届け先の住所は、あとからお届け先を変えたり削除したりしても変わりません。',
      provenBy: [
        'tests/contract/patient/delivers.test.ts › are kept on what was shipped to them',
        'tests/contract/money/paymentChoice.test.ts › is none once its address is gone; the parcel still goes there',
      ],
    },
    {
      id: 'deliver-one-main',
      says: 'お届け先があれば、その中の主な住所はいつもちょうど1つで、最初に追加したお届け先がはじめの主な住所です。',
      provenBy: [
        'tests/contract/patient/delivers.test.ts › are empty at first; the first one added becomes the main one',
        'tests/postgres/atOnce.test.ts › has 20 addresses at most, one of them the main one, and deletes each once',
      ],
    },
    {
      id: 'deliver-changeable',
      says: 'お薬のお届け先は、お支払いのあとも発送されるまで、予約履歴で自分のほかの住所に変更でき、発送のあとは変更できません。',
      provenBy: [
        'tests/contract/medicine/changeDeliver.test.ts › can be changed after the payment, until it is on its way',
        'tests/contract/medicine/changeDeliver.test.ts › can be changed with an open bill, and is where the money sends it',
        'tests/contract/medicine/changeDeliver.test.ts › is the patient’s own, of the patient’s own reservation: else a 404',
        'ReservationsPage/DeliverChanges',
        'ReservationsPage/DeliverShipped',
        'ReservationsPage/DeliverFixed',
      ],
    },
    {
      id: 'deliver-delete-said',
      says: 'まだ発送していないお薬のお届け先を削除する前に、どの診療の分か、削除しても届け先は変わらないこと、変えるにはどうするかを伝えます。',
      provenBy: [
        'tests/unit/domain/medicine/delivery.test.ts › are those that are not on their way yet, by the lines of the address',
        'AddressesPage/DeletesInUse',
        'AddressesPage/DeletesUnpaid',
      ],
    },
    {
      id: 'deliver-delete',
      says: 'お届け先の最後の1件は削除できず、主な住所を削除すると残りのいちばん古いお届け先が主な住所になります。',
      provenBy: [
        'tests/contract/patient/delivers.test.ts › make the oldest remaining one the main one on deletion, and keep the last',
        'AddressesPage/OnlyOne',
      ],
    },
  ],
};
