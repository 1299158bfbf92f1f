import type { Draft } from '../../src/api/useDraft';
import type { FormValues } from '../../src/domain/form';

/** A draft that keeps nothing, with what was typed before. */
export const draftOf = (typed: FormValues): Draft => ({
  typed,
  restored: false,
  kept: true,
  keep: () => undefined,
  forget: async () => undefined,
});
