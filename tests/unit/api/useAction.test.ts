import { expect, test, vi } from 'vitest';
import { attempt, type Look } from '../../../src/api/useAction';
import { Failure } from '../../../src/domain/failure';

const lost = new Failure('offline', { write: true });
const fails = (failure: Failure) => async (): Promise<'done'> => {
  throw failure;
};

test.each([
  ['done', { status: 'done', input: 7, result: 'done' }],
  ['notDone', { status: 'failed', input: 7, failure: lost, unsure: false }],
  ['unknown', { status: 'failed', input: 7, failure: lost, unsure: true }],
] as const)(
  'an action whose reply is lost is looked up once in the list, which says %s (§lost-reply-checked)',
  async (found, end) => {
    const look = vi.fn<Look<number, 'done'>>(async () => found);
    expect(await attempt(7, fails(lost), look)).toEqual(end);
    expect(look.mock.calls).toEqual([[7]]);
  },
);

test('an action whose reply is lost is unknown when the list cannot be read or is not looked up (§lost-reply-checked)', async () => {
  const unread = async () => {
    throw new Failure('offline');
  };
  expect(await attempt(7, fails(lost), unread)).toMatchObject({ unsure: true, failure: lost });
  expect(await attempt(7, fails(lost))).toMatchObject({ unsure: true });
});

test('an action that was answered is not looked up: it is done or refused', async () => {
  const look = vi.fn<Look<number, 'done'>>(async () => 'notDone');
  expect(await attempt(7, async () => 'done' as const, look)).toEqual({ status: 'done', input: 7, result: 'done' });
  for (const refusal of [new Failure('refused', { status: 409, write: true }), new Failure('offline')])
    expect(await attempt(7, fails(refusal), look)).toMatchObject({ status: 'failed', failure: refusal, unsure: false });
  expect(look).not.toHaveBeenCalled();
});
