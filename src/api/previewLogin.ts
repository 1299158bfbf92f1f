import * as v from 'valibot';
import { declare } from './call';
import { createClient } from './client';

/** Preview mode's own login (api.md "Preview mode"); it stays outside the contract, whose code every build holds. */
const previewLogin = declare('POST /preview/login', {
  json: v.object({ patient: v.string() }),
  reply: v.object({ access_token: v.string(), id_token: v.string() }),
});

/** Gets the tokens of a patient of the preview. Throws `Failure`. */
export const logInToPreview = (host: string, patient: string) =>
  createClient({ host, uid: () => null })(previewLogin, { body: { patient } });
