import { expect, test } from 'vitest';
import { testMenuOf } from '../../../src/domain/testMenus';

test.each([
  [47, '基本検査', 47],
  // Clinics file other tests under 47, too.
  [47, '睡眠時無呼吸検査', null],
  [48, '尿酸検査', 48],
  [50, '血糖検査（空腹時）', 50],
  [51, '基本検査', null],
])('menu %i %s', (id, name, menu) => {
  expect(testMenuOf(id, name)).toBe(menu);
});
