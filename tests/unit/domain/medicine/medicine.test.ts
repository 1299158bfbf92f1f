import { expect, it, test } from 'vitest';
import {
  groupByConsultation,
  isAsNeeded,
  medicineForm,
  type SupplyItem,
  testMenuOf,
} from '../../../../src/domain/medicine/medicine';

const JULY = Date.parse('2026-07-03T10:15:00+09:00');
const JUNE = Date.parse('2026-06-05T19:00:00+09:00');
const daily = (days: number, start_time = JULY): SupplyItem => ({
  start_time,
  subject: '高血圧治療',
  days,
  usage1: '1日1回',
  usage2: '朝食後',
});

const item = (id: number, start_time: number, subject: string) => ({ id, start_time, subject });

it('groupByConsultation groups items by time and subject (§prescription-latest-first)', () => {
  const groups = groupByConsultation([
    item(1, JUNE, '高血圧治療'),
    item(2, JULY, '糖尿病'),
    item(3, JUNE, '高血圧治療'),
    item(4, JUNE, '高脂血症'),
  ]);
  expect(groups.map(({ subject, items }) => [subject, items.map(({ id }) => id)])).toEqual([
    ['高血圧治療', [1, 3]],
    ['糖尿病', [2]],
    ['高脂血症', [4]],
  ]);
  expect(groups[0]?.start_time).toBe(JUNE);
});

it.each([
  ['頓服', null],
  ['1回1錠', '必要時'],
  ['痛むときに1錠', null],
  ['発作時', '1日3回まで'],
])('isAsNeeded is true for a medicine with the usages %s and %s', (usage1, usage2) => {
  expect(isAsNeeded({ ...daily(10), usage1, usage2 })).toBe(true);
});

it('isAsNeeded is true if the number of days is 0', () => {
  expect(isAsNeeded(daily(0))).toBe(true);
});

it('isAsNeeded is false for a medicine with a daily usage', () => {
  expect(isAsNeeded(daily(30))).toBe(false);
  expect(isAsNeeded({ ...daily(30), usage1: '1日1回 朝食後', usage2: null })).toBe(false);
});

it.each([
  ['アムロジピンOD錠5mg', '1錠', 'tablet'],
  ['オメガ-3脂肪酸エチル粒状カプセル2g', '1包', 'capsule'],
  ['防風通聖散エキス顆粒', '2.5g', 'powder'],
  ['メトホルミン塩酸塩', '1錠', 'tablet'],
  ['カルボシステインシロップ', '10ｍＬ', 'liquid'],
])('medicineForm of %s with the dosage %s is %s', (title, dosage, form) => {
  expect(medicineForm({ title, dosage })).toBe(form);
});

test.each([
  [47, '基本検査', 47],
  // Clinics also use the menu id 47 for other tests.
  [47, '睡眠時無呼吸検査', null],
  [48, '尿酸検査', 48],
  [50, '血糖検査（空腹時）', 50],
  [51, '基本検査', null],
])('for the menu id %i and the name %s, testMenuOf returns %s (§test-menus)', (id, name, menu) => {
  expect(testMenuOf(id, name)).toBe(menu);
});
