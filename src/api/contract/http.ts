import * as v from 'valibot';
import { Text } from './wireFormats';

/** Of every 4xx and 5xx reply of the reference clinic; `message` is Japanese, for patients. */
export const ErrorReply = v.object({ error: v.object({ code: Text, message: Text }) });
export type ErrorReply = v.InferOutput<typeof ErrorReply>;

/** Header with the clinic's time (ISO 8601); the app's `now` follows it. */
export const CLINIC_NOW = 'clinic-now';
export const UID = 'uid';
export const IDEMPOTENCY_KEY = 'idempotency-key';
