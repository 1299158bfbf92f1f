import type { Decorator } from '@storybook/react-vite';
import { NOW } from '../../.storybook/clock';
import { ClinicProvider } from '../../src/api/ClinicProvider';
import type { FormValues } from '../../src/domain/fields/formValues';

const idleClinic = {
  send: () => new Promise<never>(() => undefined),
  extras: new Set<never>(),
  relogin: () => undefined,
};

export const withPatient: Decorator = (Story) => (
  <ClinicProvider patient="nobody" {...idleClinic}>
    <Story />
  </ClinicProvider>
);

/** `nobody` is the patient whom `withPatient` logs in. */
export const storeDraft = (name: string, values: FormValues): void =>
  localStorage.setItem(`clinic:draft:nobody:${name}`, JSON.stringify({ savedAt: NOW, values }));
