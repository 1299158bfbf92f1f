import type { Decorator } from '@storybook/react-vite';
import { NOW } from '../../.storybook/clock';
import { ClinicProvider } from '../../src/api/ClinicProvider';
import type { FormValues } from '../../src/domain/fields/formValues';

/** A clinic that never replies. */
const idleClinic = { send: () => new Promise<never>(() => undefined), can: new Set<never>(), relogin: () => undefined };

export const withPatient: Decorator = (Story) => (
  <ClinicProvider patient="nobody" {...idleClinic}>
    <Story />
  </ClinicProvider>
);

/** Stores a draft of the patient of `withPatient`. */
export const keepDraft = (name: string, values: FormValues): void =>
  localStorage.setItem(`clinic:draft:nobody:${name}`, JSON.stringify({ savedAt: NOW, values }));
