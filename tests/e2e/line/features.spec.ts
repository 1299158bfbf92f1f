import { movedNow } from '../../support/fixedDate.mjs';
import { expect, test } from './support/lineWorld';
import { LIFF_ID } from '../../../scripts/built.mjs';
import { AGENTS } from './support/names';

const SEND = 'POST api.line.me/message/v3/share';
const hello = [{ type: 'text', text: 'ご予約の内容です' }];

test.describe('on an iPhone', { tag: '@weekly' }, () => {
  test('every feature of LINE is available when opened from a chat', async ({ openPlatform }) => {
    const platform = await openPlatform();
    for (const feature of ['sendMessages', 'share', 'shortcut', 'friendship', 'close'] as const)
      expect(await platform.evaluate((one, name) => one.can(name), feature), feature).toBe(true);
  });

  // §line-feature-hidden
  test('features the channel does not allow are unavailable', async ({ line, openPlatform }) => {
    line.state.scopes = ['openid'];
    line.state.granted = ['openid'];
    const no = { permission: false, minVer: '10.3.0' };
    Object.assign(line.state, {
      availability: { ...line.state.availability, shareTargetPicker: no, addToHomeV2: no },
    });
    const platform = await openPlatform();
    for (const feature of ['sendMessages', 'share', 'shortcut', 'friendship'] as const)
      expect(await platform.evaluate((one, name) => one.can(name), feature), feature).toBe(false);
  });

  test('messages are sent without asking once the permission is granted', async ({ line, schemes, openPlatform }) => {
    const platform = await openPlatform();
    expect(await platform.evaluate((one, list) => one.sendMessages(list), hello)).toEqual({ status: 'sent' });
    expect(line.state.sent).toEqual([hello]);
    expect(schemes).toEqual([]);
  });

  for (const answer of ['cancel', 'close'] as const)
    // §line-permission-when-sending
    test(`permission declined (${answer}): nothing is sent and the patient is told so`, async ({
      line,
      openPlatform,
    }) => {
      line.state.granted = ['openid', 'profile'];
      line.state.consent = answer;
      const platform = await openPlatform();
      expect(await platform.evaluate((one, list) => one.sendMessages(list), hello)).toEqual({ status: 'refused' });
      expect(line.state.sent).toEqual([]);
    });

  for (const [what, state] of [
    ['without a permission to request', { scopes: ['openid', 'profile'], granted: ['openid', 'profile'] }],
    ['without a chat', { contextType: 'none' }],
  ] as const)
    test(`${what} nothing can be sent, and LINE is not asked`, async ({ line, openPlatform }) => {
      Object.assign(line.state, state);
      const platform = await openPlatform();
      expect(await platform.evaluate((one) => one.can('sendMessages'))).toBe(false);
      expect(await platform.evaluate((one, list) => one.sendMessages(list), hello)).toEqual({ status: 'unavailable' });
      expect(line.state.asked).not.toContain(SEND);
    });

  test('a permission that a plain LIFF app cannot request is reported as unavailable', async ({
    line,
    openPlatform,
  }) => {
    line.state.granted = ['openid', 'profile'];
    line.state.availability.skipChannelVerificationScreen.permission = false;
    const platform = await openPlatform();
    expect(await platform.evaluate((one, list) => one.sendMessages(list), hello)).toEqual({ status: 'unavailable' });
  });

  for (const [status, told] of [
    [503, { status: 'failed', trouble: 'lineDown' }],
    // No chat is open behind the app; updating is not suggested.
    [403, { status: 'unavailable' }],
  ] as const)
    test(`LINE’s ${status} while sending is reported`, async ({ page, line, openPlatform }) => {
      const alerts: string[] = [];
      page.on('dialog', async (dialog) => {
        alerts.push(dialog.message());
        await dialog.dismiss();
      });
      const platform = await openPlatform();
      line.state.instead.set(SEND, () => Response.json({ message: 'x' }, { status }));
      expect(await platform.evaluate((one, list) => one.sendMessages(list), hello)).toEqual(told);
      expect(alerts).toEqual([]);
    });

  // §line-share-outcome
  test('sharing distinguishes sent, cancelled and failed', async ({ line, schemes, openPlatform }) => {
    const platform = await openPlatform();
    const share = () => platform.evaluate((one, list) => one.share(list), hello);
    expect(await share()).toEqual({ status: 'shared' });
    line.state.picker = { result: 'CANCEL' };
    expect(await share()).toEqual({ status: 'cancelled' });
    line.state.picker = { result: 'FAILED', resultDescription: 'the friend is gone' };
    expect(await share()).toEqual({ status: 'failed', trouble: 'share' });
    expect(schemes).toHaveLength(3);
    const picker = new URL(schemes[0] ?? '');
    expect(picker.href).toMatch(/^line:\/\/picker\?/);
    expect(JSON.parse(picker.searchParams.get('data') ?? '')).toMatchObject({ messages: hello });
  });

  test('sharing times out after ten minutes', async ({ page, line, schemes, openPlatform }) => {
    line.state.picker = {};
    await page.clock.install({ time: movedNow() });
    const platform = await openPlatform();
    const sharing = platform.evaluate((one, list) => one.share(list), hello);
    await expect.poll(() => schemes.length).toBe(1);
    let over = false;
    void sharing.finally(() => (over = true));
    for (let minutes = 0; !over && minutes < 12; minutes += 0.5) await page.clock.fastForward(30_000);
    expect(await sharing).toEqual({ status: 'failed', trouble: 'shareTimeout' });
  });

  test('the shortcut page opens outside', async ({ page, openPlatform }) => {
    const platform = await openPlatform();
    const opened = page.waitForEvent('popup');
    expect(await platform.evaluate((one) => one.addShortcut())).toEqual({ status: 'offered' });
    expect((await opened).url()).toBe('https://liff-shortcut.line.me/page/1?is_liff_external_open_window=true');
  });

  test('friendship: yes, no, unknown', async ({ line, openPlatform }) => {
    const platform = await openPlatform();
    expect(await platform.evaluate((one) => one.isFriend())).toBe(true);
    line.state.friend = false;
    expect(await platform.evaluate((one) => one.isFriend())).toBe(false);
    line.state.instead.set('GET api.line.me/friendship/v1/status', () =>
      Response.json({ message: 'There is no login bot linked to this channel.' }, { status: 400 }),
    );
    expect(await platform.evaluate((one) => one.isFriend())).toBeNull();
  });

  // §room-opens-outside
  test('an external window is requested as such', async ({ page, line, openPlatform }) => {
    line.state.instead.set('GET room.example/j/1', () => new Response('room'));
    const platform = await openPlatform();
    const opened = page.waitForEvent('popup');
    await platform.evaluate((one) => one.openExternal('https://room.example/j/1?pwd=x#top'));
    expect((await opened).url()).toBe('https://room.example/j/1?is_liff_external_open_window=true&pwd=x#top');
  });
});

test.describe('on Android', { tag: '@weekly' }, () => {
  test.use({ userAgent: AGENTS.android });

  test('windows open through the bridge of LINE, the shortcut by its scheme', async ({
    page,
    schemes,
    openPlatform,
  }) => {
    const platform = await openPlatform();
    await platform.evaluate((one) => one.openExternal('https://room.example/j/1'));
    const calls = await page.evaluate(() => (window as unknown as { _liff: { calls: unknown[][] } })._liff.calls);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[0]).toBe('openWindow');
    expect(JSON.parse(String(calls[0]?.at(-1)))).toEqual({ url: 'https://room.example/j/1', external: true });
    expect(await platform.evaluate((one) => one.addShortcut())).toEqual({ status: 'offered' });
    await platform.evaluate((one) => one.close());
    await expect
      .poll(() => schemes)
      .toEqual([expect.stringMatching(`^line://shortcut/liff\\?liffId=${LIFF_ID}&`), 'liff://close']);
  });
});

test.describe('in an old LINE', { tag: '@weekly' }, () => {
  test.use({ userAgent: AGENTS.ios1010 });

  test('sharing does not report its result, and later features are unavailable', async ({ schemes, openPlatform }) => {
    const platform = await openPlatform();
    expect(await platform.evaluate((one, list) => one.share(list), hello)).toEqual({ status: 'opened' });
    expect(schemes).toHaveLength(1);
    expect(await platform.evaluate((one) => one.can('shortcut'))).toBe(false);
    expect(await platform.evaluate((one) => one.addShortcut())).toEqual({ status: 'failed', trouble: 'notHere' });
  });
});
