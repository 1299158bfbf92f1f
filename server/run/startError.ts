import { codeOf } from '../db/db';
import { RuleError } from '../ruleError';
import { SettingsError } from './settings';

/** A failed start or command. The message is one sentence for the terminal. */
export class StartError extends Error {}

/** The error as a sentence for the terminal, with `prefix` before the message of an unexpected error. */
export function sentenceFor(error: unknown, prefix = 'The clinic could not start'): string {
  if ([StartError, SettingsError, RuleError].some((kind) => error instanceof kind)) return (error as Error).message;
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return `${prefix}: ${message.split('\n')[0]}`;
}
