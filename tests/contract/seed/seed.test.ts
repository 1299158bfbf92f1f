import { describe, expect, it } from 'vitest';
import { doctors } from '../../../server/seed/content/seedDoctors';
import { patients } from '../../../server/seed/content/previewGuest';
import { questionnaires } from '../../../server/seed/content/seedQuestionnaires';
import { subjects } from '../../../server/seed/content/seedSubjects';
import type { QuestionSeed } from '../../../server/seed/seedTypes';
import type { MinuteSpan } from '../../../src/domain/booking/timetable';
import { TYPES } from '../../../src/domain/questionnaire/types/types';
import { SUBJECT_IDS } from '../../../src/domain/clinic/subjects';

const OPEN = 600;
const CLOSE = 1440;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const BANDS = Array.from({ length: 14 }, (_, index) => OPEN + index * 60);

const within = (minute: number, spans: readonly MinuteSpan[]) =>
  spans.some(([from, to]) => minute >= from && minute < to);

const overlaps = (from: number, to: number, spans: readonly MinuteSpan[]) =>
  spans.some((span) => span[0] < to && span[1] > from);

const asked = (kind: 'initial' | 'repeat', subjectId: number | null): QuestionSeed[] =>
  questionnaires.filter((one) => one.kind === kind && one.subjectId === subjectId).flatMap((one) => one.questions);

const duplicates = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);
const questions = [...new Set(questionnaires.flatMap((one) => one.questions))];
const choices = questions.flatMap((one) => one.choices ?? []);

describe('seed doctors', () => {
  it('are at least six, each with an id, a name and a room', () => {
    expect(doctors.length).toBeGreaterThanOrEqual(6);
    for (const field of ['id', 'name', 'lastname', 'profile', 'zoomUrl'] as const)
      expect(duplicates(doctors.map((one) => one[field])), field).toEqual([]);
    for (const one of doctors) {
      expect(one.name).toMatch(new RegExp(`^${one.lastname} .+`, 'u'));
      expect(one.zoomUrl).toMatch(/^https:\/\/zoom\.example\/j\/\d+$/);
      expect(one.profile).toMatch(/^[^。]+。[^。]+。$/u);
    }
  });

  it('give every subject at least three doctors, and one doctor a single subject', () => {
    for (const id of SUBJECT_IDS)
      expect(doctors.filter((one) => one.subjectIds.includes(id)).length, `subject ${id}`).toBeGreaterThanOrEqual(3);
    expect(doctors.some((one) => one.subjectIds.length === 1)).toBe(true);
    for (const one of doctors) {
      expect(duplicates(one.subjectIds)).toEqual([]);
      expect(one.subjectIds.every((id) => subjects.some((subject) => subject.id === id))).toBe(true);
    }
  });

  it('work in 5-minute steps within 10:00-24:00, in order, with a break between two spans', () => {
    for (const one of doctors)
      for (const spans of one.hours) {
        let free = OPEN;
        for (const [index, [from, to]] of spans.entries()) {
          expect(from % 5, one.name).toBe(0);
          expect(to % 5, one.name).toBe(0);
          if (index === 0) expect(from, one.name).toBeGreaterThanOrEqual(free);
          else expect(from, one.name).toBeGreaterThan(free);
          expect(to, one.name).toBeGreaterThan(from);
          free = to;
        }
        expect(free, one.name).toBeLessThanOrEqual(CLOSE);
      }
  });

  it('have different weeks, each with a day off and a day with a break', () => {
    expect(duplicates(doctors.map((one) => JSON.stringify(one.hours)))).toEqual([]);
    for (const one of doctors) {
      expect(
        one.hours.some((spans) => spans.length === 0),
        one.name,
      ).toBe(true);
      expect(
        one.hours.some((spans) => spans.length > 1),
        one.name,
      ).toBe(true);
    }
  });

  it('cover every minute between 10:00 and 24:00 on every weekday', () => {
    for (const day of WEEKDAYS)
      for (let minute = OPEN; minute < CLOSE; minute += 5)
        expect(
          doctors.some((one) => within(minute, one.hours[day])),
          `weekday ${day} minute ${minute}`,
        ).toBe(true);
  });

  it('see every subject on every weekday', () => {
    for (const day of WEEKDAYS)
      for (const id of SUBJECT_IDS)
        expect(
          doctors.some((one) => one.subjectIds.includes(id) && one.hours[day].length > 0),
          `weekday ${day} subject ${id}`,
        ).toBe(true);
  });

  it('include one with an hour off in the middle of the day, every weekday', () => {
    for (const day of WEEKDAYS) {
      const middleBreak = doctors.some(({ hours }) => {
        const [first, last] = [hours[day].at(0), hours[day].at(-1)];
        if (!first || !last) return false;
        return BANDS.some((band) => first[0] < band && band < last[0] && !overlaps(band, band + 60, hours[day]));
      });
      expect(middleBreak, `weekday ${day}`).toBe(true);
    }
  });

  it('include one who works nights only', () => {
    const nightsOnly = doctors.filter(({ hours }) => hours.flat().every(([from]) => from >= 18 * 60));
    expect(nightsOnly).toHaveLength(1);
  });
});

describe('seed questionnaires', () => {
  it('are one common, and one per subject for a first and for a repeat visit', () => {
    const names = questionnaires.map((one) => `${one.kind} ${one.subjectId ?? 'common'}`);
    const expected = ['initial common', ...SUBJECT_IDS.flatMap((id) => [`initial ${id}`, `repeat ${id}`])];
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(duplicates(questionnaires.map((one) => one.id))).toEqual([]);
  });

  it('have 16 common questions and two follow-ups, name and furigana first, 2-4 of the subject, 7-9 on a repeat visit', () => {
    expect(asked('initial', null).map((one) => one.id)).toEqual([
      15, 16, 1, 2, 3, 4, 5, 6, 17, 7, 8, 9, 10, 11, 12, 18, 13, 14,
    ]);
    expect(
      asked('initial', null)
        .slice(0, 3)
        .map((one) => one.format),
    ).toEqual(['name', 'furigana', 'birthday']);
    for (const id of SUBJECT_IDS) {
      expect([2, 3, 4], `specific ${id}`).toContain(asked('initial', id).length);
      expect([7, 8, 9], `repeat ${id}`).toContain(asked('repeat', id).length);
    }
  });

  it('use every question type among the common questions', () => {
    const used = new Set(asked('initial', null).map((one) => one.type));
    expect([...used, 'unknown'].toSorted()).toEqual(Object.keys(TYPES).toSorted());
  });

  it('have unique ids for questions and choices', () => {
    const ids = [...questions.map((one) => one.id), ...choices.map((one) => one.id)];
    expect(duplicates(ids)).toEqual([]);
    expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
  });

  it('have choices for choice questions and units for numbers only', () => {
    for (const one of questions) {
      const isChoice = one.type === 'single_choice' || one.type === 'multiple_choice';
      expect((one.choices?.length ?? 0) >= 2, one.text).toBe(isChoice);
      expect(one.choices !== undefined, one.text).toBe(isChoice);
      expect(one.unit !== undefined, one.text).toBe(one.type === 'number');
      expect(duplicates((one.choices ?? []).map((choice) => choice.text)), one.text).toEqual([]);
    }
  });

  it('offer a "none" choice for every required multiple choice', () => {
    for (const one of questions.filter(({ type, required }) => type === 'multiple_choice' && required))
      expect(
        one.choices?.some(({ text }) => /ない/u.test(text) || text === '特になし'),
        one.text,
      ).toBe(true);
  });

  it('have distinct questions of at most 40 characters, with hints of at most 60', () => {
    expect(duplicates(questions.map((one) => one.text))).toEqual([]);
    for (const one of questions) {
      expect(one.text.length, one.text).toBeLessThanOrEqual(40);
      expect(one.hint?.length ?? 0, one.text).toBeLessThanOrEqual(60);
    }
  });

  it('ask for no date but the birthday, which has every year (§birth-years)', () => {
    const dates = questions.filter((one) => one.type === 'date');
    expect(dates.map((one) => [one.text, one.format])).toEqual([['生年月日', 'birthday']]);
  });

  it('use ids 9, 10 and 11 for what basic info never edits (§info-fixed-questions)', () => {
    const hidden = [9, 10, 11].map((id) => questions.find((one) => one.id === id)?.text);
    expect(hidden).toEqual(['保険証の写真', '妊娠・授乳の状況', 'お薬手帳の写真']);
  });
});

describe('seed patients', () => {
  const guest = patients.find((one) => one.name === 'guest');
  const reservations = guest?.reservations ?? [];

  it('are only the guest, with a delivery address', () => {
    expect(patients.map((one) => one.name)).toEqual(['guest']);
    expect(guest?.address?.zip).toMatch(/^\d{7}$/);
  });

  it('owe two consultations, of subjects 1 and 2 (§preview-guest)', () => {
    const owed = reservations.filter((one) => one.state === 'owed').map((one) => [one.subjectId, one.subject]);
    expect(Object.fromEntries(owed)).toEqual({ 1: '高血圧・脂質の治療', 2: '痛風治療' });
    expect(owed).toHaveLength(2);
  });

  it('have shipped medicine, on or after the day of the consultation, and one subject without a consultation', () => {
    expect(reservations.some((one) => one.state === 'shipped')).toBe(true);
    for (const one of reservations) {
      expect(one.daysAgo).toBeGreaterThan(0);
      expect(one.shippedDaysAgo !== undefined).toBe(one.state === 'shipped');
      if (one.shippedDaysAgo === undefined) continue;
      expect(one.shippedDaysAgo).toBeLessThanOrEqual(one.daysAgo);
      expect(one.shippedDaysAgo).toBeGreaterThan(0);
    }
    expect(SUBJECT_IDS.some((id) => reservations.every((one) => one.subjectId !== id))).toBe(true);
  });

  it('were seen by doctors of the subject in their hours, first as a first visit, then as repeat visits', () => {
    const seen = new Set<number>();
    for (const one of reservations.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const doctor = doctors.find(({ id }) => id === one.doctorId);
      expect(doctor?.subjectIds).toContain(one.subjectId);
      const last = one.minute + (one.first ? 10 : 5);
      expect(one.minute % 5).toBe(0);
      expect(doctor?.hours.some((spans) => within(one.minute, spans) && within(last, spans))).toBe(true);
      expect(one.first, `${one.daysAgo} days ago`).toBe(!seen.has(one.subjectId));
      if (one.state !== 'cancelled') seen.add(one.subjectId);
    }
  });
});
