import { describe, expect, it } from 'vitest';
import { SUBJECT_IDS, SUBJECT_SLUGS, isSubjectId } from '../../../../src/domain/clinic/subjects';

describe('subjects', () => {
  it('are the four of the rule book, with their slugs (§treatment-subjects)', () => {
    expect(SUBJECT_IDS.map((id) => `${SUBJECT_SLUGS[id]}/${id}`)).toEqual([
      'hypertension/1',
      'gout/2',
      'hyperlipidemia/3',
      'diabetes/4',
    ]);
  });

  it('exclude any other number', () => {
    expect([0, 1, 4, 5, 1.5, -1, Number.NaN].map(isSubjectId)).toEqual([false, true, true, false, false, false, false]);
  });
});
