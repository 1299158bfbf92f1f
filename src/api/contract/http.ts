import * as v from 'valibot';
import { Text } from './wireFormats';

/** `message` is a Japanese sentence for patients. */
export const ErrorReply = v.object({ error: v.object({ code: Text, message: Text }) });
export type ErrorReply = v.InferOutput<typeof ErrorReply>;

/** The app sets its clock to this time (ISO 8601). */
export const CLINIC_NOW_HEADER = 'clinic-now';
export const LOGIN_TOKEN_HEADER = 'uid';
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
