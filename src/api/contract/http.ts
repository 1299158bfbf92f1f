import * as v from 'valibot';
import { Text } from './wireFormats';

/** The body of every 4xx and 5xx reply of the reference clinic. `message` is a Japanese sentence for patients. */
export const ErrorReply = v.object({ error: v.object({ code: Text, message: Text }) });
export type ErrorReply = v.InferOutput<typeof ErrorReply>;

/** The reply header with the clinic's current time (ISO 8601). The app sets its clock to this time. */
export const CLINIC_NOW_HEADER = 'clinic-now';
export const LOGIN_TOKEN_HEADER = 'uid';
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
