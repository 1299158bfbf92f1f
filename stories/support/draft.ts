import type { Draft } from '../../src/device/useDraft';
import type { FormValues } from '../../src/domain/fields/formValues';

/** A draft with typed values that stores nothing. */
export const draftOf = (typed: FormValues): Draft => ({
  typed,
  restored: false,
  kept: true,
  keep: () => undefined,
  forget: async () => undefined,
  startOver: () => undefined,
  round: 0,
});
