import type { LinePlatform } from '../../src/messaging/platform';
import { departureTo, type Departure } from './departure';
import type { PhoneParent } from './phoneParent';
import { words } from './prototypeWords';

interface PlatformOptions {
  phoneParent: PhoneParent;
  depart: (departure: Departure) => void;
  reload: () => void;
}

export function prototypePlatform({ phoneParent, depart, reload }: PlatformOptions): LinePlatform {
  const leave = (url: string) => depart(departureTo(url, location.origin));
  return {
    start: async () => undefined,
    loginSucceeded: () => undefined,
    inClient: () => true,
    idToken: () => phoneParent.tokens().id_token,
    accessToken: () => phoneParent.tokens().access_token,
    relogin: reload,
    // Starts no new login, so that the app shows its message about the expired login.
    reloginOnce: () => false,
    openExternal: leave,
    leave,
    can: () => true,
    async sendMessages() {
      phoneParent.showMessage(words.lineEvents.sent);
      return { status: 'sent' };
    },
    async share() {
      phoneParent.showMessage(words.lineEvents.shared);
      return { status: 'shared' };
    },
    async addShortcut() {
      phoneParent.showMessage(words.lineEvents.shortcut);
      return { status: 'offered' };
    },
    isFriend: async () => true,
    close: () => depart({ kind: 'closed' }),
  };
}
