import { expect, test, vi } from 'vitest';
import { comingPlatform } from '../../../src/messaging/comingPlatform';
import type { LinePlatform } from '../../../src/messaging/platform';

/** A platform that notes what is asked of it. */
function real() {
  const heard: string[] = [];
  const note = (what: string) => () => void heard.push(what);
  const platform = {
    start: async () => note('start')(),
    openExternal: (url: string) => note(`open ${url}`)(),
    share: async () => {
      note('share')();
      return { status: 'shared' };
    },
    can: () => true,
    inClient: () => false,
    idToken: () => 'ID',
    accessToken: () => 'ACCESS',
    reloginOnce: () => true,
  } as unknown as LinePlatform;
  return { heard, platform };
}

/** The stand-in, and what lets the platform arrive. */
function coming() {
  const { heard, platform } = real();
  let arrive = () => {};
  const arrival = new Promise<LinePlatform>((resolve) => (arrive = () => resolve(platform)));
  const standIn = comingPlatform(
    () => arrival,
    () => arrival,
  );
  return { heard, standIn, arrive };
}

test('until it arrives nothing is promised, and nobody is logged out', () => {
  const { standIn } = coming();
  expect(standIn.can('share')).toBe(false);
  expect(standIn.inClient()).toBe(true);
  expect([standIn.idToken(), standIn.accessToken()]).toEqual([null, null]);
  expect(standIn.reloginOnce()).toBe(false);
});

test('what is wished for until then happens once it is here', async () => {
  const { heard, standIn, arrive } = coming();
  const started = standIn.start();
  standIn.openExternal('https://room.example/');
  const shared = standIn.share([]);
  await Promise.resolve();
  expect(heard).toEqual([]);
  arrive();
  await started;
  expect(await shared).toEqual({ status: 'shared' });
  expect(heard.sort()).toEqual(['open https://room.example/', 'share', 'start']);
});

test('a wish after that is granted in the moment of the tap, and all else is the platform’s own', async () => {
  const { heard, standIn, arrive } = coming();
  arrive();
  await standIn.start();
  void standIn.share([]);
  expect(heard).toEqual(['start', 'share']);
  expect(standIn.can('share')).toBe(true);
  expect(standIn.inClient()).toBe(false);
  expect([standIn.idToken(), standIn.accessToken()]).toEqual(['ID', 'ACCESS']);
  expect(standIn.reloginOnce()).toBe(true);
});

test('an SDK that never comes is told where the platform is started, and nowhere else', async () => {
  const unhandled = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const lost = Promise.reject<LinePlatform>(new TypeError('Failed to fetch'));
  const standIn = comingPlatform(
    () => lost,
    () => lost.catch(() => Promise.reject<LinePlatform>(new Error('told'))),
  );
  standIn.openExternal('https://room.example/');
  await expect(standIn.start()).rejects.toThrow('told');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
