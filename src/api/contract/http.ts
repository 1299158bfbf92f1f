import * as v from 'valibot';
import { Text } from './wireFormats';

/** The body of every 4xx and 5xx reply of the reference clinic; `message` is Japanese, for patients. */
export const ErrorReply = v.object({ error: v.object({ code: Text, message: Text }) });
export type ErrorReply = v.InferOutput<typeof ErrorReply>;

/** The header with the clinic's time (ISO 8601), which the app's `now` follows. */
export const CLINIC_NOW = 'clinic-now';
export const UID = 'uid';
export const IDEMPOTENCY_KEY = 'idempotency-key';
