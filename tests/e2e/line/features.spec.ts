import { shiftedNow } from '../../support/fixedDate.mjs';
import { expect, test } from './support/lineWorld';
import { LIFF_ID } from '../../../scripts/built.mjs';
import { USER_AGENTS } from './support/userAgents';

// These tests call the platform object directly, because no screen shows all results of LINE's SDK.

const MESSAGES = [{ type: 'text', text: 'ご予約の内容です' }];

test.describe('on an iPhone', { tag: '@weekly' }, () => {
  test('`share` returns the outcome (§line-share-outcome)', async ({ page, line, schemes, openPlatform }) => {
    await page.clock.install({ time: shiftedNow() });
    const platform = await openPlatform();
    const share = () => platform.evaluate((api, list) => api.share(list), MESSAGES);
    expect(await share()).toEqual({ status: 'shared' });
    line.state.picker = { result: 'CANCEL' };
    expect(await share()).toEqual({ status: 'cancelled' });
    line.state.picker = { result: 'FAILED', resultDescription: 'the friend is gone' };
    expect(await share()).toEqual({ status: 'failed', trouble: 'share' });
    line.state.picker = {};
    const sharing = share();
    await expect.poll(() => schemes.length).toBe(4);
    let isOver = false;
    void sharing.finally(() => (isOver = true));
    for (let minutes = 0; !isOver && minutes < 12; minutes += 0.5) await page.clock.fastForward(30_000);
    expect(await sharing).toEqual({ status: 'failed', trouble: 'shareTimeout' });
  });

  test('a video room opens in a window outside LINE (§room-opens-outside)', async ({ page, line, openPlatform }) => {
    line.state.instead.set('GET room.example/j/1', () => new Response('room'));
    const platform = await openPlatform();
    const opened = page.waitForEvent('popup');
    await platform.evaluate((api) => api.openExternal('https://room.example/j/1?pwd=x#top'));
    expect((await opened).url()).toBe('https://room.example/j/1?is_liff_external_open_window=true&pwd=x#top');
  });
});

test.describe('on Android', { tag: '@weekly' }, () => {
  test.use({ userAgent: USER_AGENTS.android });

  test('`openExternal` uses LINE’s bridge; `addShortcut` and `close` use URL schemes', async ({
    page,
    schemes,
    openPlatform,
  }) => {
    const platform = await openPlatform();
    await platform.evaluate((api) => api.openExternal('https://room.example/j/1'));
    const calls = await page.evaluate(() => (window as unknown as { _liff: { calls: unknown[][] } })._liff.calls);
    expect(calls.map(([name]) => name)).toEqual(['openWindow']);
    expect(JSON.parse(String(calls[0]?.at(-1)))).toEqual({ url: 'https://room.example/j/1', external: true });
    expect(await platform.evaluate((api) => api.addShortcut())).toEqual({ status: 'offered' });
    await platform.evaluate((api) => api.close());
    await expect
      .poll(() => schemes)
      .toEqual([expect.stringMatching(`^line://shortcut/liff\\?liffId=${LIFF_ID}&`), 'liff://close']);
  });
});
