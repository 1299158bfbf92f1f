import type { RuleGroup } from './rule';

export const STAFF: RuleGroup = {
  title: 'スタッフの手続き',
  rules: [
    {
      id: 'papers-by-staff',
      says: '請求・処方・検査はスタッフの渡したものだけで、プレビューのほかでは、クリニックが自分で作ることはありません。',
      keptBy: ['staffOrders.ts', 'seed.ts'],
      provenBy: [
        'tests/contract/papers.test.ts › nothing is billed or prescribed without a file',
        'tests/contract/seededAs.test.ts › a start outside preview invents no doctor, and gives nobody a bill, a prescription or a test',
        'tests/repo/medicines.test.ts › no medicine is named in what runs, but in the seed',
      ],
    },
    {
      id: 'papers-checked',
      says: 'スタッフの渡す請求と処方は、形と、患者さんの診療明細と同じ求めかたの金額を確かめ、誤りがあれば1つずつ行とともに1文で示して、何も変えません。',
      keptBy: ['staffPapers.ts', 'jsonLines.ts', 'bills.ts'],
      provenBy: [
        'tests/contract/papers.test.ts › for %s is told in a sentence with its line, and changes nothing: %s',
        'tests/contract/papers.test.ts › all faults are told at once',
      ],
    },
    {
      id: 'staff-audit',
      says: 'スタッフのコマンドは、だれが・いつ・何をしたかを診療の内容なしに5年間残し、同じ予約を同時に扱えば、あとの方にはもう済んだことを伝えます。',
      keptBy: ['audit.ts', 'reservationSteps.ts', '019_audit.ts', 'retention.ts', 'cli.ts'],
      provenBy: [
        'tests/contract/audit.test.ts › every step is noted with who took it and when, and nothing that is refused',
        'tests/contract/audit.test.ts › a line holds no clinical words',
        'tests/contract/audit.test.ts › of two terminals one takes the step',
        'tests/contract/audit.test.ts › lines are kept for five years',
      ],
    },
    {
      id: 'doctors-by-staff',
      says: '医師はスタッフの渡したJSONだけで、プレビューのほかでは、クリニックが自分で作ることはありません。',
      keptBy: ['clinicDoctors.ts', 'seed.ts'],
      provenBy: [
        'tests/contract/doctors.test.ts › a doctor is added, gets hours and a patient, and leaves',
        'tests/contract/seededAs.test.ts › a start outside preview invents no doctor',
      ],
    },
    {
      id: 'hours-by-staff',
      says: '医師の1週間の時間はスタッフが決め、変えると空きはすぐに従い、すでにある予約は残して、時間の外になったものを示します。',
      keptBy: ['hours.ts', 'timetable.ts', '021_opening.ts'],
      provenBy: [
        'tests/contract/doctors.test.ts › hours that change withdraw what is free, keep who has booked, and name them',
        'tests/contract/doctors.test.ts › days that come later follow the hours',
      ],
    },
    {
      id: 'hours-checked',
      says: '1週間の時間は、10:00から24:00までの5分きざみで、1日の中で重なりません。',
      keptBy: ['dutyHours.ts', 'hours.ts'],
      provenBy: [
        'tests/unit/domain/dutyHours.test.ts › may not overlap',
        'tests/contract/doctors.test.ts › with %s is told in a sentence, and changes nothing',
      ],
    },
    {
      id: 'closed-days',
      says: '国民の祝日は、スタッフが開けるまで休みです。',
      keptBy: ['openDays.ts', 'timetable.ts'],
      provenBy: [
        'tests/unit/domain/openDays.test.ts › is open unless it is a national holiday',
        'tests/contract/doctors.test.ts › days that come later follow the hours',
      ],
    },
  ],
};
