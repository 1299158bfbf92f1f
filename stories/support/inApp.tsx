import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { App } from '../../src/app/App';
import { EXTRAS, type Extra } from '../../src/api/contract/extras';
import { CLINIC_COSTS, type Costs } from '../../src/domain/clinic/terms';
import { connect } from '../../src/app/enter';
import { platform } from './fakePlatform';

export const settings = {
  clinicName: 'さくらオンラインクリニック',
  psychiatryUrl: 'https://psychiatry.example/',
  termsUrl: null,
  friendUrl: 'https://lin.ee/sakura',
  contact: { phone: '03-1234-5678', hours: '平日 9:00〜18:00', chatUrl: 'https://lin.ee/sakura' },
  costs: { ...CLINIC_COSTS, cancelFee: 1100 } as Costs,
  appUrl: 'https://liff.line.me/1234567890-abcdefgh',
};

/** Renders the whole app for a logged-in patient, at the last path in `entries`. */
export const inApp = (...entries: InitialEntry[]) => inAppWith({}, ...entries);

/** Like `inApp`, but the clinic does not announce `extras` at login (§extras-announced). */
export const inAppWithout = (extras: readonly Extra[], ...entries: string[]) =>
  inAppOf(
    {},
    EXTRAS.filter((extra) => !extras.includes(extra)),
    entries,
  );

export const inAppWith = (changedSettings: Partial<typeof settings>, ...entries: InitialEntry[]) =>
  inAppOf(changedSettings, EXTRAS, entries);

const inAppOf = (changedSettings: Partial<typeof settings>, extras: readonly Extra[], entries: InitialEntry[]) => ({
  render: () => (
    <MemoryRouter initialEntries={entries}>
      <App
        send={connect({ apiBaseUrl: '/api', uid: platform.idToken, patient: 'nobody', extras: new Set(extras) })}
        extras={new Set(extras)}
        platform={platform}
        settings={{ ...settings, ...changedSettings }}
      />
    </MemoryRouter>
  ),
});
