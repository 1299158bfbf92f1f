import type { Send } from '../api/send';
import { Failure } from '../api/failure';

/**
 * A read that finds the login run out logs the patient in again by itself, once; the page then comes back as it was,
 * drafts and all. A write never does: what was typed is still on the screen, and the patient is told first.
 * @param reloginOnce leaves for a new login and says so; false when it may not
 */
export const withRelogin =
  (send: Send, reloginOnce: () => boolean | Promise<boolean>): Send =>
  async (call, input, options) => {
    try {
      return await send(call, input, options);
    } catch (error) {
      const ranOut = error instanceof Failure && error.kind === 'login' && call.method === 'GET';
      if (!ranOut || !(await reloginOnce())) throw error;
      return new Promise<never>(() => undefined);
    }
  };
