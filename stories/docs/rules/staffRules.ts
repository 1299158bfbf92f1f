import type { RuleGroup } from './rule';

export const STAFF: RuleGroup = {
  title: 'スタッフの手続き',
  rules: [
    {
      id: 'day-listed',
      says: '1日の予約は、日本時間の1日の分を時刻の順に、患者さん・医師・診療科目・初診か再診か・状態と、足りないもの（保険証・問診の答え・診察室のリンク、または次の手続き）とともに示します。',
      keptBy: ['dayList.ts', 'visitRows.ts'],
      provenBy: [
        'tests/contract/staffDay.test.ts › a day lists its reservations by time, with what each waits for',
        'tests/contract/staffDay.test.ts › without a date it is today, of the clinic’s clock, from midnight to midnight in Japan',
      ],
    },
    {
      id: 'visit-shown',
      says: '1件の予約は、その診療のための問診の答えと写真、いまの基本情報、同意、連絡先とお届け先、10分間だけ使えるリンクのついた書類、前の診療とお薬とともに示します。',
      keptBy: ['visitSheet.ts', 'showVisit.ts', 'answerImages.ts'],
      provenBy: [
        'tests/contract/staffDay.test.ts › a reservation is shown with its answers as they were, the consents, the files and the visits before',
        'tests/contract/staffDay.test.ts › one booked without questions shows the answers on file, and the medicines of the visit before',
      ],
    },
    {
      id: 'cancel-by-clinic',
      says: 'クリニックは、診療が終わるまでは、開始の時刻のあとも受診なしとしたあとも、患者さんに伝える理由を添えて予約をキャンセルでき、単位はすぐに空きます。',
      keptBy: ['cancelByClinic.ts', 'reservationSteps.ts', '020_clinic_day.ts'],
      provenBy: [
        'tests/contract/staffTells.test.ts › the clinic cancels with a reason, which the patient reads; the time is free again',
        'tests/contract/staffTells.test.ts › it cancels where the patient cannot any more, after the start and when noted as missed',
        'tests/contract/staffTells.test.ts › never after the consultation, and once',
      ],
    },
    {
      id: 'parcel-number',
      says: '発送には運送会社とお問い合わせ番号を添えられ、どちらか1つだけでは断り、あとから足したり直したりしても発送の日時は変わらず、患者さんには番号を大きな字で、コピーできるように示します。',
      keptBy: ['reservationSteps.ts', 'staffOrders.ts', 'reservationList.ts', 'ParcelNumber.tsx', '020_clinic_day.ts'],
      provenBy: [
        'tests/contract/staffTells.test.ts › a parcel is sent with its number, which may be corrected, or without',
        'ParcelNumber/Copied',
        'ReservationCard/ShippedWithNumber',
      ],
    },
    {
      id: 'parcel-link',
      says: 'ヤマト運輸・佐川急便・日本郵便で送ったお薬は、アプリからもLINEのお知らせからも、番号を入れずに運送会社の「荷物の状況」を開けます。',
      keptBy: ['parcel.ts', 'ParcelNumber.tsx', 'messageContent.ts'],
      provenBy: [
        'tests/unit/domain/parcel.test.ts › of %s',
        'tests/contract/messageContent.test.ts › of a parcel says when it arrives, by whom, its number, and leads to its carrier',
        'ParcelNumber/Tracked',
      ],
    },
    {
      id: 'papers-by-staff',
      says: '請求・処方・検査はスタッフの渡したものだけで、プレビューのほかでは、クリニックが自分で作ることはありません。',
      keptBy: ['staffPapers.ts', 'seed.ts'],
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
      id: 'prescription-warned',
      says: 'アレルギーや妊娠・授乳について「ない」のほかの答え（変更の前のものも）がある患者さんへの処方は、答えを示して断り、確かめた方の名前が添えられたときだけ行い、その名前を残します。',
      keptBy: ['cautions.ts', 'reservationSteps.ts', '020_clinic_day.ts', 'seedTypes.ts'],
      provenBy: [
        'tests/contract/cautions.test.ts › who has told an allergy gets a medicine only when somebody says that it was checked',
        'tests/contract/cautions.test.ts › what was told once is asked about, also when it was changed since',
        'tests/contract/cautions.test.ts › whoever has told nothing of the kind, or gets no medicine, needs nobody',
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
        'tests/contract/terminal.test.ts › the audit names who acts in one line that can be read',
      ],
    },
    {
      id: 'terminal-clean',
      says: '患者さん・銀行・ファイルの書いたことは、端末を操る文字も見えない文字もそのままでは表示せず、改行のあとは字下げして、ほかの行に見せかけられません。',
      keptBy: ['printed.ts'],
      provenBy: [
        'tests/contract/terminal.test.ts › what a patient has written reaches the terminal without what it obeys, and forges no line',
        'tests/contract/terminal.test.ts › nor does what a bank has written, in the list',
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
      says: '国民の祝日は休みで、スタッフは日ごとに、全体または医師ひとりを休みにも診療にもでき、あとに言ったことが効き、休みの枠はすぐに消えます。',
      keptBy: ['openDays.ts', 'timetable.ts', 'closing.ts', 'bookBlock.ts', 'holidays.ts'],
      provenBy: [
        'tests/contract/closing.test.ts › is closed, its times are gone and taken for an open phone',
        'tests/contract/closing.test.ts › may be closed for one doctor, until something is said of all',
        'tests/contract/closing.test.ts › may be far away or a national holiday, and never one that is over',
        'tests/unit/domain/openDays.test.ts › is open unless it is a national holiday',
        'tests/contract/doctors.test.ts › days that come later follow the hours',
      ],
    },
    {
      id: 'closed-day-moves',
      says: '予約のある日は、その一覧を示して休みにせず、あらためて求められれば、その方々に別の日時をお願いし、選ぶかキャンセルするまで待ち、また開ければ元に戻ります。',
      keptBy: ['closing.ts', 'closedVisits.ts', 'moveReservation.ts', 'heldReservation.ts', 'cancelByPatient.ts'],
      provenBy: [
        'tests/contract/closing.test.ts › is not closed without a word about them',
        'tests/contract/closing.test.ts › asks its patients for another time, which they may choose later, too',
        'tests/contract/closing.test.ts › has no room at its time, and may be cancelled whatever the time is',
        'tests/contract/closing.test.ts › keeps nobody from booking, which takes the place of what cannot be kept',
        'tests/contract/closing.test.ts › opened again, stands for those who have not chosen yet',
        'tests/contract/closing.test.ts › a booking and a closing at once leave nobody on a closed day without a word',
      ],
    },
    {
      id: 'day-in-commands',
      says: 'プレビューのほかのクリニックは、空のデータベースから、医師を加えて1日を終えるまでを、運用のページの例のとおりにコマンドだけで行え、患者さんのアプリはその結果を示します。',
      keptBy: ['staffOrders.ts', 'staffCommands.ts'],
      provenBy: [
        'tests/contract/clinicDay.test.ts › from an empty database a clinic is run through the day of the operations page',
      ],
    },
  ],
};
