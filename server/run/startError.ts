import { codeOf } from '../db/db';
import { RuleError } from '../ruleError';
import { SettingsError } from './settings';

export class StartError extends Error {}

/** `failed` precedes an error that has no sentence of its own. */
export function sentenceFor(error: unknown, failed = 'The clinic could not start'): string {
  if ([StartError, SettingsError, RuleError].some((kind) => error instanceof kind)) return (error as Error).message;
  const words = error instanceof Error ? error.message || codeOf(error) : String(error);
  return `${failed}: ${words.split('\n')[0]}`;
}
