import type { Page } from '@playwright/test';
import { lineTrouble } from '../../../src/copy/line';
import { troubleOf, type LineTrouble } from '../../../src/messaging/lineErrors';
import { expect, test } from './support/lineWorld';
import { AGENTS } from './support/names';
import { thrownBySdk } from './support/pagePlatform';

// Every message of LINE's SDK, thrown by the real one (§line-errors-in-words). One is missing: 'Invalid LIFF ID.' (with
// full stop) is thrown only when the SDK's configuration vanishes between two steps, which can't be provoked from
// outside; the context of another app gives the same message without full stop, below. The timeout of the share picker,
// and the refusals of LINE's servers, are in features.spec.ts.

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

const app = 'https://liff.line.me/1234567890-AbcdEfgh';
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
    { url: app, description: '予約' },
  ],
  [
    'No permission to specify line schema in url.',
    'shortcut',
    'createShortcutOnHomeScreen',
    { url: 'line://app/1234567890-AbcdEfgh' },
  ],
];

test.describe('the SDK', { tag: '@weekly' }, () => {
  // One page for all: nothing of a refused call stays in it.
  // §line-errors-in-words
  test('every misuse of the SDK throws its sentence', async ({ page, openInLine }) => {
    await openInLine();
    for (const [sentence, trouble, call, ...args] of MISUSES)
      await test.step(`${call}: ${sentence}`, async () => {
        const thrown = await thrownBySdk(page, call, ...args);
        expect.soft(thrown.message).toBe(sentence);
        expect.soft(troubleOf(thrown)).toBe(trouble);
      });
  });

  for (const [sentence, trouble, state, call, ...args] of [
    [
      'The permission is not in LIFF app scope.',
      'permission',
      { scopes: ['openid', 'profile'] },
      'sendMessages',
      [hello],
    ],
    ["user didn't allow the agreement", 'notAllowed', { consent: 'cancel' }, 'permission.requestAll'],
  ] as const)
    test(`${sentence}`, async ({ page, line, openInLine }) => {
      Object.assign(line.state, { granted: ['openid', 'profile'], ...state });
      await openInLine();
      const thrown = await thrownBySdk(page, call, ...args);
      expect(thrown.message).toBe(sentence);
      expect(troubleOf(thrown)).toBe(trouble);
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
    const context = { liffId: '1234567890-Another', scope: [], availability: {} };
    const token = `x.${Buffer.from(JSON.stringify(context)).toString('base64url')}.x`;
    await page.goto(await line.entry('/', { context_token: token }));
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

  for (const [what, lifetime, claims, trouble] of [
    ['expired by the phone’s clock', -60, {}, 'clock'],
    ['for another channel', 3600, { aud: '999' }, 'identity'],
  ] as const)
    test(`an ID token ${what}`, async ({ page, line }) => {
      await page.goto(await line.entry('/', { id_token: await line.idTokenFor(line.state.user, lifetime, claims) }));
      await expect(page.getByRole('alert')).toContainText(lineTrouble[trouble].advice);
    });
});

test.describe('on an iPhone with LINE 12.0.0', { tag: '@weekly' }, () => {
  test.use({ userAgent: AGENTS.ios1200 });

  test('403: LINE suggests updating in both languages, the app in its own words', async ({
    page,
    line,
    openPlatform,
  }) => {
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message());
      await dialog.dismiss();
    });
    const platform = await openPlatform();
    line.state.instead.set('POST api.line.me/message/v3/share', () => Response.json({ message: 'x' }, { status: 403 }));
    expect(await platform.evaluate((one, message) => one.sendMessages([message]), hello)).toEqual({
      status: 'failed',
      trouble: 'updateLine',
    });
    expect(alerts).toEqual([expect.stringMatching(/12\.0\.1以降にアップデート[^]*12\.0\.1 or later/)]);
    expect(lineTrouble.updateLine.advice).toContain('12.0.1');
  });
});
