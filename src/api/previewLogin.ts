import * as v from 'valibot';
import { declare } from './contract/call';
import { createClient } from './client';

/**
 * Login of the preview mode (§preview-apart). Not part of the contract, because every build contains the
 * contract's code.
 */
const previewLogin = declare('POST /preview/login', {
  json: v.object({ patient: v.string() }),
  reply: v.object({ access_token: v.string(), id_token: v.string() }),
});

/** Gets the tokens of a preview patient. Throws `Failure`. */
export const logInToPreview = (host: string, patient: string) =>
  createClient({ host, uid: () => null })(previewLogin, { body: { patient } });
