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
  'if an action’s reply is lost, the check runs once and its result `%s` decides the outcome (§lost-reply-checked)',
  async (found, outcome) => {
    const check = vi.fn<CheckOutcome<number, 'done'>>(async () => found);
    expect(await runAndCheck(7, failWith(lostReply), check)).toEqual(outcome);
    expect(check.mock.calls).toEqual([[7]]);
  },
);

test('if an action’s reply is lost and no check succeeds, the outcome is `unsure` (§lost-reply-checked)', async () => {
  const failingCheck = async () => {
    throw new Failure('offline');
  };
  expect(await runAndCheck(7, failWith(lostReply), failingCheck)).toMatchObject({ unsure: true, failure: lostReply });
  expect(await runAndCheck(7, failWith(lostReply))).toMatchObject({ unsure: true });
});

test('an action’s check does not run if the clinic has replied or if the app could not send the action', async () => {
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
