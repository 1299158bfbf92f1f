import * as v from 'valibot';
import { declare } from './call';
import { InstantText } from './wireFormats';

/**
 * The messages that LINE would have shown to the patient, newest first (§preview-messages). Only of a clinic in preview
 * mode; only preview builds of the app contain it.
 */
export const listPreviewMessages = declare('GET /preview/messages', {
  reply: v.object({
    messages: v.array(
      v.object({ id: v.string(), arrived_at: InstantText, message: v.looseObject({ type: v.string() }) }),
    ),
  }),
});
