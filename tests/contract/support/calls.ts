import * as contract from '../../../src/api/contract';
import type { Call } from '../../../src/api/contract/call';

export const CALLS: readonly Call[] = Object.values(contract).filter(
  (value): value is typeof contract.login => typeof value === 'object' && 'encoding' in value && 'reply' in value,
) as unknown as Call[];
