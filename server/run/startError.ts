import { codeOf } from '../db/db';
import { RuleError } from '../ruleError';
import { SettingsError } from './settings';

/** A failed start or command. The message is one sentence for the terminal. */
export class StartError extends Error {}

/** Returns a sentence about the error for the terminal. The sentence of an unexpected error begins with `prefix`. */
export function sentenceFor(error: unknown, prefix = 'The clinic could not start'): string {
  if ([StartError, SettingsError, RuleError].some((kind) => error instanceof kind)) return (error as Error).message;
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return `${prefix}: ${message.split('\n')[0]}`;
}
