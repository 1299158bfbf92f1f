import { Id } from '../../../src/api/contract/wireFormats';
import { formatYen } from '../../../src/domain/money/bill';
import { addAuditLine } from '../audit';
import { command, joinEntries } from '../command';
import { visitSheet, type VisitSheet } from '../visitSheet';

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];

const minuteOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

const answerLines = (list: VisitSheet['information']) => list.map(({ question, answer }) => `${question}: ${answer}`);
const linkLines = (list: VisitSheet['files']) => list.map(({ title, file_url }) => `${title}: ${file_url}`);
const join = (...texts: (string | null)[]) => texts.filter(Boolean).join('  ');

function textOf(sheet: VisitSheet): string {
  const { questionnaire, information, files, earlier, consents, contact, deliver, amount } = sheet;
  const visitText = ({ id, start_time, doctor, subject, visit: kind, state }: (typeof earlier)[number]) =>
    join(minuteOf(start_time), String(id), doctor, subject, kind, state);
  const lines = [
    join(visitText({ ...sheet, medicines: [] }), sheet.patient),
    ...(sheet.missing.length > 0 ? [`missing: ${sheet.missing.join(', ')}`] : []),
    ...(sheet.cancel_reason ? [`cancelled by the clinic: ${sheet.cancel_reason}`] : []),
    ...(sheet.parcel ? [`parcel: ${join(sheet.parcel.carrier, sheet.parcel.number)}`] : []),
    ...section('contact', [join(contact.phone, contact.email)].filter(Boolean)),
    ...section('deliver to', deliver ? [join(deliver.zip, deliver.address, deliver.apartment)] : []),
    ...section('bill', amount === null ? [] : [formatYen(amount)]),
    ...section('consents', consents ? [join(consents.version, minuteOf(consents.at))] : []),
    ...section(`answers of ${questionnaire && minuteOf(questionnaire.at)}`, answerLines(questionnaire?.answers ?? [])),
    ...section('pictures, links valid for 10 minutes', linkLines(questionnaire?.pictures ?? [])),
    ...section('basic information', answerLines(information)),
    ...section('files, links valid for 10 minutes', linkLines(files)),
    ...section(
      'earlier visits',
      earlier.flatMap((past) => [
        visitText(past),
        ...past.medicines.map(({ title, dosage, days }) => join(`  ${title}`, dosage, `${days} days`)),
      ]),
    ),
  ];
  return joinEntries(lines, '');
}

export const commands = [
  command({
    usage: 'show ID',
    options: { id: Id },
    help: 'shows a reservation: answers, basic information, consents, files (links valid for 10 minutes), earlier visits',
    example: 'show 12',
    async run(staff, { id }) {
      const sheet = await visitSheet(staff.db, staff.links, id, staff.now);
      await addAuditLine(staff.db, staff, 'show', id);
      return { words: textOf(sheet), data: sheet };
    },
  }),
];
