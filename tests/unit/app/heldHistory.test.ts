import { describe, expect, it } from 'vitest';
import { heldHistory } from '../../../src/app/heldHistory';

/** A page with a history and nothing else. */
function page() {
  const addresses: string[] = [];
  const note = (state: unknown, _: string, url?: string) => {
    history.state = state;
    // Without an address only the entry's own note is written.
    if (url !== undefined) addresses.push(url);
  };
  const history = { state: null as unknown, pushState: note, replaceState: note, go: () => undefined };
  const location = {
    pathname: '/reserve/hypertension/1',
    search: '',
    hash: '#access_token=x',
    origin: 'https://a.test',
  };
  const fake = { history, location, addEventListener: () => undefined, removeEventListener: () => undefined };
  return { addresses, window: fake as unknown as Window };
}

describe('the address until LINE’s SDK has started', () => {
  it('stands still, and then follows all that was wished for, in order', async () => {
    const { addresses, window } = page();
    let start = () => {};
    const ready = new Promise<void>((resolve) => (start = resolve));
    const history = heldHistory(ready, window);
    history.replace('/reserve/hypertension/1?date=2026-07-04');
    history.push('/reserve/confirm/7');
    expect(addresses).toEqual([]);
    start();
    await ready;
    expect(addresses).toEqual(['/reserve/hypertension/1?date=2026-07-04', '/reserve/confirm/7']);
    history.push('/');
    expect(addresses.at(-1)).toBe('/');
  });

  it('stays as it is when the SDK fails', async () => {
    const { addresses, window } = page();
    const ready = Promise.reject<void>(new Error('slow'));
    const history = heldHistory(ready, window);
    history.push('/reserve/confirm/7');
    await ready.catch(() => undefined);
    history.push('/');
    expect(addresses).toEqual([]);
  });
});
