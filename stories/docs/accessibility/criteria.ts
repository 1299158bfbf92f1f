import type { Criterion } from './criterion';
import { OPERABLE } from './operable';
import { PERCEIVABLE } from './perceivable';
import { ROBUST } from './robust';
import { UNDERSTANDABLE } from './understandable';

/** Every success criterion of WCAG 2.2 at levels A and AA. */
export const CRITERIA: readonly Criterion[] = [...PERCEIVABLE, ...OPERABLE, ...UNDERSTANDABLE, ...ROBUST];
