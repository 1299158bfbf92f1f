import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Clinic } from '../../../server/app';
import { lineIdentity } from '../../../server/identity/lineIdentity';
import { login } from '../../../src/api/contract';
import { createLine, type Line } from '../../line/line';
import { serveLine } from '../../line/serve';
import { MINI_APP } from '../../line/state';
import { visitorOf } from '../../patient';
import type { TestClinic } from './testClinic';

interface SignedClaims {
  sub?: string;
  iss?: string;
  aud?: string;
  /** In seconds; negative if the token has expired. */
  lifetime?: number;
}

/** Gives each test a new stand-in for LINE and a new clinic. */
export function useLine(clinic: () => TestClinic) {
  let line: Line;
  let server: Awaited<ReturnType<typeof serveLine>>;
  let openedClinic: Clinic;
  beforeAll(async () => void (server = await serveLine(() => line)));
  afterAll(() => server.close());

  /**
   * Opens the clinic again, without cached LINE keys. `pauseMs` is the shortest time between two fetches of LINE keys.
   */
  const restart = (pauseMs: number): Clinic => {
    const identity = lineIdentity({ channelId: MINI_APP.id, apiBase: server.url, pauseMs });
    return (openedClinic = clinic().openAnother({ identity, preview: null }));
  };
  beforeEach(async () => {
    line = await createLine();
    restart(0);
  });

  const logInWith = async (uid: string, access_token = line.accessToken()) => {
    const visitor = visitorOf(openedClinic, 'line', uid);
    const response = await visitor.send(login, { body: { access_token } });
    return { visitor, response };
  };
  return {
    line: () => line,
    signIdToken: ({ lifetime, ...claims }: SignedClaims = {}, key?: Awaited<ReturnType<Line['newKey']>>) =>
      line.idTokenFor(line.state.user, lifetime, claims, key),
    restart,
    logInWith,
    async loginSucceeds(uid: string, accessToken?: string): Promise<boolean> {
      const { response } = await logInWith(uid, accessToken);
      expect(response.status).toBe(200);
      return ((await response.json()) as { success: boolean }).success;
    },
    certRequestCount: () => line.state.requests.filter((request) => request.endsWith('/certs')).length,
  };
}
