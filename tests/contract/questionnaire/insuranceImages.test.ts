import { afterEach, expect, test, vi } from 'vitest';
import { createThroughDiagnose, createThroughRediagnose, getRediagnose, listFiles } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { NOW, day, useClinic } from '../support/testClinic';
import {
  PNG,
  answersTo,
  diagnoseInput,
  prepareFirstVisit,
  rediagnoseInput,
  blocksOf,
  freeBlock,
  bookedId,
  logIn,
  type Visitor,
} from '../../patient';
import { PDF, blob, storedCount, openFileUrl, remove, titlesOf } from '../support/storedFiles';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());

const images = { insurance_front: PNG, insurance_back: blob(PDF) };

/** If `repeatImages` is null, the visit is a first visit. */
async function addVisit(visitor: Visitor, date: string, repeatImages: Record<string, Blob> | null, firstImages = {}) {
  if (repeatImages === null) {
    const { block, answers } = await prepareFirstVisit(clinic(), visitor, date);
    await visitor.ask(createThroughDiagnose, diagnoseInput(block, answers, firstImages));
  } else {
    const block = await freeBlock(visitor, date);
    const { questions } = await visitor.ask(getRediagnose, { query: { shift_id: block.id, subject_id: 1 } });
    await visitor.ask(createThroughRediagnose, rediagnoseInput(block, answersTo(questions), repeatImages));
  }
  const id = await bookedId(visitor);
  await takeStepInDb(clinic().db, id, 'finish', NOW);
}
const hasInsuranceImages = async (visitor: Visitor) => {
  const [block] = await blocksOf(visitor, { now: NOW, date: day(9) });
  const query = { shift_id: block?.id ?? 0, subject_id: 1 };
  return (await visitor.ask(getRediagnose, { query })).has_reservation;
};

test('if one insurance image is deleted, the next questionnaire asks for both', async () => {
  const visitor = await logIn(clinic(), 'insured');
  await addVisit(visitor, day(1), null, { 9: PNG, 11: PNG });
  expect(await titlesOf(visitor)).toEqual(['保険証']);
  await addVisit(visitor, day(2), images);
  expect((await titlesOf(visitor)).toSorted()).toEqual(['保険証', '保険証（表面）', '保険証（裏面）']);
  const back = (await visitor.ask(listFiles)).find(({ title }) => title === '保険証（裏面）');
  expect((await openFileUrl(clinic(), back?.file_url)).headers.get('content-type')).toBe('application/pdf');

  expect(await hasInsuranceImages(visitor)).toBe(true);
  const before = await storedCount(clinic());
  expect((await remove(visitor, back?.id)).status).toBe(200);
  expect(await hasInsuranceImages(visitor)).toBe(false);
  expect((await openFileUrl(clinic(), back?.file_url)).status).toBe(404);
  // The record of the visit keeps the deleted image.
  expect(await storedCount(clinic())).toBe(before);

  await addVisit(visitor, day(3), { ...images, insurance_front: blob(PDF) });
  expect(await hasInsuranceImages(visitor)).toBe(true);
  const list = await visitor.ask(listFiles);
  expect(list.map(({ title }) => title).toSorted()).toEqual(['保険証', '保険証（表面）', '保険証（裏面）']);
  const front = list.find(({ title }) => title === '保険証（表面）');
  expect((await openFileUrl(clinic(), front?.file_url)).headers.get('content-type')).toBe('application/pdf');
});
