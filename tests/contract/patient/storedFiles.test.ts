import { describe, expect, test } from 'vitest';
import { cancelReservation, createThroughDiagnose, listReservations } from '../../../src/api/contract';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import { databaseFiles } from '../../../server/files/databaseFiles';
import { sweepAnswers } from '../../../server/questionnaire/answerSweep';
import { NOW, day, useClinic } from '../support/testClinic';
import { PNG, diagnoseInput, prepareFirstVisit, logIn, type Visitor } from '../../patient';

const clinic = useClinic();
const store = () => ({ db: clinic().db, files: databaseFiles(clinic().db) });

const storedFileKeys = async (): Promise<string[]> =>
  (await clinic().db.query<{ key: string }>('select key from files order by key')).map(({ key }) => key);

async function bookWithImages(visitor: Visitor, date: string, images: Record<string, Blob>) {
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, date);
  const response = await visitor.send(createThroughDiagnose, diagnoseInput(block, answers, images));
  const [booked] = (await visitor.ask(listReservations)).now_reservations;
  return { response, id: booked?.id ?? 0 };
}
describe('a picture', () => {
  test('is stored only if its key belongs to a question of the questionnaire', async () => {
    const before = await storedFileKeys();
    const visitor = await logIn(clinic(), 'odd-keys');
    const oddImages = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`extra-${index}`, PNG]));
    const { response } = await bookWithImages(visitor, day(1), { ...oddImages, '1': PNG, insurance_front: PNG });
    expect(response.status).toBe(200);
    expect(await clinic().db.query('select question_key from answer_images')).toEqual([
      { question_key: 'insurance_front' },
    ]);
    expect(await storedFileKeys()).toHaveLength(before.length + 1);
  });
});

describe('answers of a cancelled reservation', () => {
  test('are deleted with their images when they are too old to be reused', async () => {
    const before = await storedFileKeys();
    const visitor = await logIn(clinic(), 'cancels');
    const picture = (await prepareFirstVisit(clinic(), visitor, day(4))).questions.find(
      ({ type }) => type === 'image_upload',
    );
    const { id } = await bookWithImages(visitor, day(4), { [picture?.key ?? '']: PNG, insurance_front: PNG });
    await visitor.ask(cancelReservation, { params: { id } });
    expect(await sweepAnswers(store(), NOW + 29 * DAY_MS)).toBe(0);
    expect(await storedFileKeys()).toHaveLength(before.length + 2);
    expect(await sweepAnswers(store(), NOW + 31 * DAY_MS)).toBe(1);
    // The sweep keeps an image that is also in the patient's list of files.
    const listedFiles = await clinic().db.query<{ file_key: string }>(
      `select file_key from medical_files where removed_at is null and question_key is not null
       and patient_id = (select patient_id from reservations where id = $1)`,
      [id],
    );
    expect((await storedFileKeys()).filter((key) => !before.includes(key))).toEqual(
      listedFiles.map((row) => row.file_key).toSorted(),
    );
  });

  test('are kept if a later reservation uses them', async () => {
    const visitor = await logIn(clinic(), 'moves');
    const { id } = await bookWithImages(visitor, day(5), { insurance_front: PNG });
    await visitor.ask(cancelReservation, { params: { id } });
    await clinic().db.query(
      `insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at)
       select patient_id, doctor_id, subject_id, subject_words, true, start_at, created_at + interval '1 day'
       from reservations where id = $1`,
      [id],
    );
    // These answers are newer than the second reservation, so the second reservation does not use them.
    await clinic().db.query(
      `insert into answer_sheets (patient_id, reservation_id, subject_id, kind, created_at)
       select patient_id, reservation_id, subject_id, 'repeat', created_at + interval '8 days'
       from answer_sheets where reservation_id = $1`,
      [id],
    );
    await sweepAnswers(store(), NOW + 60 * DAY_MS);
    const remaining = await clinic().db.query(
      'select 1 from answers join answer_sheets s on s.id = sheet_id where s.reservation_id = $1',
      [id],
    );
    expect(remaining).not.toHaveLength(0);
  });
});
