import type { RuleGroup } from './rule';

export const STAFF: RuleGroup = {
  title: 'スタッフの手続き',
  rules: [
    {
      id: 'day-listed',
      says: '1日の予約は、日本時間の1日の分を時刻の順に、患者さん・医師・診療科目・初診か再診か・状態と、足りないもの（保険証・問診の答え・診察室のリンク、または次の手続き）とともに示します。',
      provenBy: [
        'tests/contract/staff/staffDay.test.ts › a day lists its reservations by time, with what each waits for',
        'tests/contract/staff/staffDay.test.ts › without a date it is today, of the clinic’s clock, from midnight to midnight in Japan',
      ],
    },
    {
      id: 'visit-shown',
      says: '1件の予約は、その診療のための問診の答えと写真、いまの基本情報、同意、連絡先とお届け先、10分間だけ使えるリンクのついた書類、前の診療とお薬とともに示します。',
      provenBy: [
        'tests/contract/staff/staffDay.test.ts › a reservation is shown with its answers as they were, the consents, the files and the visits before',
        'tests/contract/staff/staffDay.test.ts › one booked without questions shows the answers on file, and the medicines of the visit before',
      ],
    },
    {
      id: 'cancel-by-clinic',
      says: 'クリニックは、診療が終わるまでは、開始の時刻のあとも受診なしとしたあとも、患者さんに伝える理由を添えて予約をキャンセルでき、単位はすぐに空きます。',
      provenBy: [
        'tests/contract/staff/staffTells.test.ts › the clinic cancels with a reason, which the patient reads; the time is free again',
        'tests/contract/staff/staffTells.test.ts › it cancels where the patient cannot any more, after the start and when noted as missed',
        'tests/contract/staff/staffTells.test.ts › never after the consultation, and once',
      ],
    },
    {
      id: 'parcel-number',
      says: '発送には運送会社とお問い合わせ番号を添えられ、どちらか1つだけでは断り、あとから足したり直したりしても発送の日時は変わらず、患者さんには番号を大きな字で、コピーできるように示します。',
      provenBy: [
        'tests/contract/staff/staffTells.test.ts › a parcel is sent with its number, which may be corrected, or without',
        'ParcelNumber/Copied',
        'ReservationCard/ShippedWithNumber',
      ],
    },
    {
      id: 'parcel-link',
      says: 'ヤマト運輸・佐川急便・日本郵便で送ったお薬は、アプリからもLINEのお知らせからも、番号を入れずに運送会社の「荷物の状況」を開けます。',
      provenBy: [
        'tests/unit/domain/medicine/delivery.test.ts › of %s',
        'tests/contract/line/messageContent.test.ts › of a parcel says when it arrives, by whom, its number, and leads to its carrier',
        'ParcelNumber/Tracked',
      ],
    },
    {
      id: 'papers-by-staff',
      says: '請求・処方・検査はスタッフの渡したものだけで、プレビューのほかでは、クリニックが自分で作ることはありません。',
      provenBy: [
        'tests/contract/staff/papers.test.ts › nothing is billed or prescribed without a file',
        'tests/contract/seed/seededAs.test.ts › a start outside preview invents no doctor, and gives nobody a bill, a prescription or a test',
        'tests/repo/medicines.test.ts › no medicine is named in what runs, but in the seed',
      ],
    },
    {
      id: 'papers-checked',
      says: 'スタッフの渡す請求と処方は、形と、患者さんの診療明細と同じ求めかたの金額を確かめ、誤りがあれば1つずつ行とともに1文で示して、何も変えません。',
      provenBy: [
        'tests/contract/staff/papers.test.ts › for %s is told in a sentence with its line, and changes nothing: %s',
        'tests/contract/staff/papers.test.ts › all faults are told at once',
      ],
    },
    {
      id: 'prescription-warned',
      says: 'アレルギーや妊娠・授乳について「ない」のほかの答え（変更の前のものも）がある患者さんへの処方は、答えを示して断り、確かめた方の名前が添えられたときだけ行い、その名前を残します。',
      provenBy: [
        'tests/contract/staff/cautions.test.ts › who has told an allergy gets a medicine only when somebody says that it was checked',
        'tests/contract/staff/cautions.test.ts › what was told once is asked about, also when it was changed since',
        'tests/contract/staff/cautions.test.ts › whoever has told nothing of the kind, or gets no medicine, needs nobody',
      ],
    },
    {
      id: 'staff-audit',
      says: 'スタッフのコマンドは、だれが・いつ・何をしたかを診療の内容なしに5年間残し、同じ予約を同時に扱えば、あとの方にはもう済んだことを伝えます。',
      provenBy: [
        'tests/contract/staff/audit.test.ts › every step is noted with who took it and when, and nothing that is refused',
        'tests/contract/staff/audit.test.ts › a line holds no clinical words',
        'tests/postgres/atOnce.test.ts › take a step once, and the other is told so in a sentence',
        'tests/contract/staff/audit.test.ts › lines are kept for five years',
        'tests/contract/staff/terminal.test.ts › the audit names who acts in one line that can be read',
      ],
    },
    {
      id: 'terminal-clean',
      says: '患者さん・銀行・ファイルの書いたことは、端末を操る文字も見えない文字もそのままでは表示せず、改行のあとは字下げして、ほかの行に見せかけられません。',
      provenBy: [
        'tests/contract/staff/terminal.test.ts › what a patient has written reaches the terminal without what it obeys, and forges no line',
        'tests/contract/staff/terminal.test.ts › nor does what a bank has written, in the list',
        'tests/contract/run/process.test.ts › the command reports an error in one sentence',
      ],
    },
    {
      id: 'doctors-by-staff',
      says: '医師はスタッフの渡したJSONだけで、プレビューのほかでは、クリニックが自分で作ることはありません。',
      provenBy: [
        'tests/contract/staff/doctors.test.ts › a doctor is added, gets hours and a patient, and leaves',
        'tests/contract/seed/seededAs.test.ts › a start outside preview invents no doctor',
      ],
    },
    {
      id: 'hours-by-staff',
      says: '医師の1週間の時間はスタッフが決め、変えると空きはすぐに従い、すでにある予約は残して、時間の外になったものを示します。',
      provenBy: [
        'tests/contract/staff/doctors.test.ts › hours that change withdraw what is free, keep who has booked, and name them',
        'tests/contract/staff/doctors.test.ts › days that come later follow the hours',
      ],
    },
    {
      id: 'hours-checked',
      says: '1週間の時間は、10:00から24:00までの5分きざみで、1日の中で重なりません。',
      provenBy: [
        'tests/unit/domain/booking/timetable.test.ts › may not overlap',
        'tests/contract/staff/doctors.test.ts › with %s is told in a sentence, and changes nothing',
      ],
    },
    {
      id: 'closed-days',
      says: '国民の祝日は休みで、スタッフは日ごとに、全体または医師ひとりを休みにも診療にもでき、あとに言ったことが効き、休みの枠はすぐに消えます。',
      provenBy: [
        'tests/contract/staff/closing.test.ts › is closed, its times are gone and taken for an open phone',
        'tests/contract/staff/closing.test.ts › may be closed for one doctor, until something is said of all',
        'tests/contract/staff/closing.test.ts › may be far away or a national holiday, and never one that is over',
        'tests/unit/domain/booking/timetable.test.ts › is open unless it is a national holiday',
        'tests/contract/staff/doctors.test.ts › days that come later follow the hours',
      ],
    },
    {
      id: 'closed-day-moves',
      says: '予約のある日は、その一覧を示して休みにせず、あらためて求められれば、その方々に別の日時をお願いし、選ぶかキャンセルするまで待ち、また開ければ元に戻ります。',
      provenBy: [
        'tests/contract/staff/closing.test.ts › is not closed without a word about them',
        'tests/contract/staff/closing.test.ts › asks its patients for another time, which they may choose later, too',
        'tests/contract/staff/closing.test.ts › has no room at its time, and may be cancelled whatever the time is',
        'tests/contract/staff/closing.test.ts › keeps nobody from booking, which takes the place of what cannot be kept',
        'tests/contract/staff/closing.test.ts › opened again, stands for those who have not chosen yet',
        'tests/postgres/atOnce.test.ts › who close a day that is being booked leave nobody on it without a word',
      ],
    },
    {
      id: 'day-in-commands',
      says: 'プレビューのほかのクリニックは、空のデータベースから、医師を加えて1日を終えるまでを、運用のページの例のとおりにコマンドだけで行え、患者さんのアプリはその結果を示します。',
      provenBy: [
        'tests/contract/staff/clinicDay.test.ts › from an empty database a clinic is run through the day of the operations page',
      ],
    },
  ],
};
