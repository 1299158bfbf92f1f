import { codeOf } from '../db/db';
import { RuleError } from '../ruleError';
import { SettingsError } from './settings';

/** The start of the clinic or a command has failed. The terminal shows `message`, so it is a full sentence. */
export class StartError extends Error {}

/** Returns the sentence that the terminal shows about an error. For an unexpected error, it begins with `prefix`. */
export function sentenceFor(error: unknown, prefix = 'The clinic could not start'): string {
  if ([StartError, SettingsError, RuleError].some((kind) => error instanceof kind)) return (error as Error).message;
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return `${prefix}: ${message.split('\n')[0]}`;
}
