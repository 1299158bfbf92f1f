import * as contract from '../../../src/api/contract';
import type { Call } from '../../../src/api/contract/call';

/** Every call of the contract; new ones are included automatically. */
export const CALLS: readonly Call[] = Object.values(contract).filter(
  (one): one is typeof contract.login => typeof one === 'object' && 'encoding' in one && 'reply' in one,
) as unknown as Call[];
