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
        'tests/contract/seededAs.test.ts › a start outside preview gives nobody a bill, a prescription or a test',
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
  ],
};
