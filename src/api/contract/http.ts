import * as v from 'valibot';
import { Text } from './wireFormats';

/** Body of every 4xx and 5xx reply of the reference clinic; `message` is Japanese, for patients. */
export const ErrorReply = v.object({ error: v.object({ code: Text, message: Text }) });
export type ErrorReply = v.InferOutput<typeof ErrorReply>;

/** Response header with the clinic's time (ISO 8601); the app's `now` follows it. */
export const CLINIC_NOW = 'clinic-now';
/** Request header with the patient's user id token. */
export const UID = 'uid';
/** Request header of every call that books or pays. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
