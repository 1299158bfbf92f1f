import { expect, test, vi } from 'vitest';
import { attempt, type CheckOutcome } from '../../../src/api/useAction';
import { Failure } from '../../../src/domain/failure';

const lostReply = new Failure('offline', { write: true });
const fails = (failure: Failure) => async (): Promise<'done'> => {
  throw failure;
};

test.each([
  ['done', { status: 'done', input: 7, result: 'done' }],
  ['notDone', { status: 'failed', input: 7, failure: lostReply, unsure: false }],
  ['unknown', { status: 'failed', input: 7, failure: lostReply, unsure: true }],
] as const)(
  'an action whose reply is lost is looked up once in the list, with the result %s (§lost-reply-checked)',
  async (found, outcome) => {
    const check = vi.fn<CheckOutcome<number, 'done'>>(async () => found);
    expect(await attempt(7, fails(lostReply), check)).toEqual(outcome);
    expect(check.mock.calls).toEqual([[7]]);
  },
);

test('an action whose reply is lost is unknown if the list cannot be read or the action is not looked up (§lost-reply-checked)', async () => {
  const failingCheck = async () => {
    throw new Failure('offline');
  };
  expect(await attempt(7, fails(lostReply), failingCheck)).toMatchObject({ unsure: true, failure: lostReply });
  expect(await attempt(7, fails(lostReply))).toMatchObject({ unsure: true });
});

test('an action that was answered is not looked up: it is done or refused', async () => {
  const check = vi.fn<CheckOutcome<number, 'done'>>(async () => 'notDone');
  expect(await attempt(7, async () => 'done' as const, check)).toEqual({ status: 'done', input: 7, result: 'done' });
  for (const refusal of [new Failure('refused', { status: 409, write: true }), new Failure('offline')])
    expect(await attempt(7, fails(refusal), check)).toMatchObject({
      status: 'failed',
      failure: refusal,
      unsure: false,
    });
  expect(check).not.toHaveBeenCalled();
});
