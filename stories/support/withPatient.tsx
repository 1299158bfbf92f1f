import type { Decorator } from '@storybook/react-vite';
import { NOW } from '../../.storybook/clock';
import { ClinicProvider } from '../../src/api/ClinicProvider';
import type { FormValues } from '../../src/domain/fields/formValues';

const nothing = { send: () => new Promise<never>(() => undefined), can: new Set<never>(), relogin: () => undefined };

/** A patient for components with a form, whose draft is kept on the device. */
export const withPatient: Decorator = (Story) => (
  <ClinicProvider patient="nobody" {...nothing}>
    <Story />
  </ClinicProvider>
);

/** Keeps a draft of the patient, as an earlier visit left it. */
export const keepDraft = (name: string, values: FormValues): void =>
  localStorage.setItem(`clinic:draft:nobody:${name}`, JSON.stringify({ savedAt: NOW, values }));
