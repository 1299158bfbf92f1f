import type { Call } from '../../../src/api/contract/call';
import type * as contract from '../../../src/api/contract';
import { bookingScenes } from './bookingScenes';
import { paymentScenes } from './paymentScenes';
import { recordScenes } from './recordScenes';
import type { Scene } from './scene';

/** The names of all calls of the contract; a missing scene is a type error. */
export type CallName = {
  [K in keyof typeof contract]: (typeof contract)[K] extends Call ? K : never;
}[keyof typeof contract];

export const scenes: Record<CallName, Scene> = { ...bookingScenes, ...recordScenes, ...paymentScenes };
