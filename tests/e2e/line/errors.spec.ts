import type { Page } from '@playwright/test';
import { lineTrouble } from '../../../src/copy/line';
import { troubleOf, type LineTrouble } from '../../../src/messaging/lineErrors';
import { expect, test } from './support/lineWorld';
import { AGENTS } from './support/names';
import { platformOf, thrownBySdk } from './support/pagePlatform';

// Every message of LINE's SDK, thrown by the real one (§line-errors-in-words). One is missing: 'Invalid LIFF ID.' (with
// full stop) is thrown only when the SDK's configuration vanishes between two steps, which can't be provoked from
// outside; the context of another app gives the same message without full stop, below.

const CONTEXT = /^GET api\.line\.me\/liff\/v2\/apps\/[\w-]+\/contextToken$/;
const hello = { type: 'text', text: 'こんにちは' };
const six = Array.from({ length: 6 }, () => hello);

/** The original messages of the errors the app logged. */
function logged(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', async (entry) => {
    if (entry.type() !== 'error') return;
    const said = await entry
      .args()[0]
      ?.evaluate((error) => (error as { cause?: { message?: string } }).cause?.message ?? '')
      .catch(() => '');
    if (said) messages.push(said);
  });
  return messages;
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: AGENTS.ios });

  const MISUSES: [string, LineTrouble, string, ...unknown[]][] = [
    ['liffId is necessary for liff.init()', 'setup', 'init', {}],
    ["Parameter 'messages' must be an array of { type, ... }", 'messages', 'sendMessages', 'hello'],
    ['Number of messages should be in range 1 to 5.', 'messageCount', 'sendMessages', six],
    ['Invalid parameters for liff.openWindow()', 'address', 'openWindow', { url: '' }],
    ['invalid URL.', 'address', 'createShortcutOnHomeScreen', { url: 'https://elsewhere.example/' }],
    ['no proper argument', 'nothingToSend', 'shareTargetPicker', []],
    ['no proper argument', 'nothingToSend', 'createShortcutOnHomeScreen', { url: '' }],
    ['exceed the limit of num of messages', 'messageCount', 'shareTargetPicker', six],
    ['All permissions have already been approved.', 'allAllowed', 'permission.requestAll'],
    ['Unexpected permission name.', 'permission', 'permission.query', 'nonsense'],
    [
      'No permission to specify description.',
      'shortcut',
      'createShortcutOnHomeScreen',
      { url: 'https://liff.line.me/1234567890-AbcdEfgh', description: '予約' },
    ],
    [
      'No permission to specify line schema in url.',
      'shortcut',
      'createShortcutOnHomeScreen',
      { url: 'line://app/1234567890-AbcdEfgh' },
    ],
  ];

  // One page for all: nothing of a refused call stays in it.
  test('every misuse of the SDK throws its sentence', async ({ page, openInLine }) => {
    await openInLine();
    for (const [sentence, trouble, call, ...args] of MISUSES)
      await test.step(`${call}: ${sentence}`, async () => {
        const thrown = await thrownBySdk(page, call, ...args);
        expect.soft(thrown.message).toBe(sentence);
        expect.soft(troubleOf(thrown)).toBe(trouble);
      });
  });

  test('The permission is not in LIFF app scope.', async ({ page, line, openInLine }) => {
    line.state.scopes = ['openid', 'profile'];
    line.state.granted = ['openid', 'profile'];
    await openInLine();
    const thrown = await thrownBySdk(page, 'sendMessages', [hello]);
    expect(thrown.message).toBe('The permission is not in LIFF app scope.');
    expect(troubleOf(thrown)).toBe('permission');
  });

  test('user didn’t allow the agreement', async ({ page, line, openInLine }) => {
    line.state.granted = ['openid', 'profile'];
    line.state.consent = 'cancel';
    await openInLine();
    const thrown = await thrownBySdk(page, 'permission.requestAll');
    expect(thrown.message).toBe("user didn't allow the agreement");
    expect(troubleOf(thrown)).toBe('notAllowed');
  });

  test('Timeout: not finished within 10min', async ({ page, line, schemes, openInLine }) => {
    line.state.picker = {};
    await page.clock.install();
    await openInLine();
    const sharing = thrownBySdk(page, 'shareTargetPicker', [hello]);
    await expect.poll(() => schemes.length).toBe(1);
    let over = false;
    void sharing.finally(() => (over = true));
    for (let minutes = 0; !over && minutes < 12; minutes += 0.5) await page.clock.fastForward(30_000);
    const thrown = await sharing;
    expect(thrown.message).toBe('Timeout: not finished within 10min');
    expect(troubleOf(thrown)).toBe('shareTimeout');
  });

  for (const [sentence, reply] of [
    ['Can not get context from server.', {}],
    ['Invalid context token.', { contextToken: 'nonsense' }],
  ] as const)
    test(`${sentence} at the start is shown with a next action`, async ({ page, line, world }) => {
      const messages = logged(page);
      line.intercept(CONTEXT, () => Response.json(reply));
      await page.goto(`${world.url}/reserve`);
      await expect(page.getByRole('alert')).toContainText(lineTrouble.context.title);
      await expect.poll(() => messages).toEqual([sentence]);
      line.state.instead.clear();
      await page.getByRole('button', { name: 'もう一度読み込む' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '診療予約' })).toBeVisible();
    });

  test('Invalid LIFF ID: the context of another app', async ({ page, line }) => {
    const messages = logged(page);
    const entry = new URL(await line.entry());
    const hash = new URLSearchParams(entry.hash.slice(1));
    const context = { liffId: '1234567890-Another', scope: [], availability: {} };
    hash.set('context_token', `x.${Buffer.from(JSON.stringify(context)).toString('base64url')}.x`);
    entry.hash = hash.toString();
    await page.goto(entry.href);
    await expect(page.getByRole('alert')).toContainText(lineTrouble.setup.title);
    await expect.poll(() => messages).toEqual(['Invalid LIFF ID']);
  });

  test('error: description in the URL, as the SDK throws it', async ({ page, world }) => {
    const messages = logged(page);
    await page.goto(
      `${world.url}/?error=access_denied&error_description=The+resource+owner+denied+the+request.&liffOAuth2Error=true`,
    );
    await expect(page.getByRole('alert')).toContainText(lineTrouble.denied.title);
    await expect.poll(() => messages).toEqual(['access_denied: The resource owner denied the request.']);
    expect(page.url()).not.toContain('error');
  });

  for (const [what, claims, trouble] of [
    ['expired by the phone’s clock', { lifetime: -60 }, 'clock'],
    ['for another channel', { aud: '999' }, 'identity'],
  ] as const)
    test(`an ID token ${what}`, async ({ page, line }) => {
      const entry = new URL(await line.entry());
      const hash = new URLSearchParams(entry.hash.slice(1));
      const { lifetime, ...other } = { lifetime: undefined, ...claims };
      hash.set('id_token', await line.idTokenFor(line.state.user, lifetime, other));
      entry.hash = hash.toString();
      await page.goto(entry.href);
      await expect(page.getByRole('alert')).toContainText(lineTrouble[trouble].advice);
    });

  test('403: no chat is open behind the app, and updating is not suggested', async ({ page, line, openInLine }) => {
    let alerts = 0;
    page.on('dialog', async (dialog) => {
      alerts += 1;
      await dialog.dismiss();
    });
    await openInLine();
    const platform = await platformOf(page);
    line.state.instead.set('POST api.line.me/message/v3/share', () => Response.json({ message: 'x' }, { status: 403 }));
    expect(await platform.evaluate((one, message) => one.sendMessages([message]), hello)).toEqual({
      status: 'unavailable',
    });
    expect(alerts).toBe(0);
  });
});

test.describe('on an iPhone with LINE 12.0.0', () => {
  test.use({ userAgent: AGENTS.ios1200 });

  test('403: LINE suggests updating in both languages, the app in its own words', async ({
    page,
    line,
    openInLine,
  }) => {
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message());
      await dialog.dismiss();
    });
    await openInLine();
    const platform = await platformOf(page);
    line.state.instead.set('POST api.line.me/message/v3/share', () => Response.json({ message: 'x' }, { status: 403 }));
    expect(await platform.evaluate((one, message) => one.sendMessages([message]), hello)).toEqual({
      status: 'failed',
      trouble: 'updateLine',
    });
    expect(alerts).toEqual([expect.stringMatching(/12\.0\.1以降にアップデート[^]*12\.0\.1 or later/)]);
    expect(lineTrouble.updateLine.advice).toContain('12.0.1');
  });
});
