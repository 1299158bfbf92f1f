import { codeOf } from '../db/db';
import { RuleError } from '../ruleError';
import { SettingsError } from './settings';

/** An expected failure. The terminal shows only the message, so write a full sentence. */
export class StartError extends Error {}

export function sentenceFor(error: unknown, prefix = 'The clinic could not start'): string {
  if ([StartError, SettingsError, RuleError].some((kind) => error instanceof kind)) return (error as Error).message;
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return `${prefix}: ${message.split('\n')[0]}`;
}
