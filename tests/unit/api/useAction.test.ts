import { expect, test, vi } from 'vitest';
import { runAndCheck, type CheckOutcome } from '../../../src/api/useAction';
import { Failure } from '../../../src/domain/failure';

const lostReply = new Failure('offline', { write: true });
const failWith = (failure: Failure) => async (): Promise<'done'> => {
  throw failure;
};

test.each([
  ['done', { status: 'done', input: 7, result: 'done' }],
  ['notDone', { status: 'failed', input: 7, failure: lostReply, unsure: false }],
  ['unknown', { status: 'failed', input: 7, failure: lostReply, unsure: true }],
] as const)(
  'after a lost reply, the result `%s` of the check decides the outcome (§lost-reply-checked)',
  async (found, outcome) => {
    const check = vi.fn<CheckOutcome<number, 'done'>>(async () => found);
    expect(await runAndCheck(7, failWith(lostReply), check)).toEqual(outcome);
    expect(check.mock.calls).toEqual([[7]]);
  },
);

test('after a lost reply, a missing or failed check makes the outcome `unsure` (§lost-reply-checked)', async () => {
  const failingCheck = async () => {
    throw new Failure('offline');
  };
  expect(await runAndCheck(7, failWith(lostReply), failingCheck)).toMatchObject({ unsure: true, failure: lostReply });
  expect(await runAndCheck(7, failWith(lostReply))).toMatchObject({ unsure: true });
});

test('the check does not run if the outcome of the action is known', async () => {
  const check = vi.fn<CheckOutcome<number, 'done'>>(async () => 'notDone');
  expect(await runAndCheck(7, async () => 'done' as const, check)).toEqual({
    status: 'done',
    input: 7,
    result: 'done',
  });
  for (const refusal of [new Failure('refused', { status: 409, write: true }), new Failure('offline')])
    expect(await runAndCheck(7, failWith(refusal), check)).toMatchObject({
      status: 'failed',
      failure: refusal,
      unsure: false,
    });
  expect(check).not.toHaveBeenCalled();
});
