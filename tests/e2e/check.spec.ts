import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';

type Devices = 'work' | 'silent' | 'denied' | 'unsupported';

const installDevices = (page: Page, devices: Devices) =>
  page.addInitScript((kind) => {
    const media = { calls: 0, tracks: [] as MediaStreamTrack[] };
    Object.assign(window, { media });
    const getUserMedia = async (constraints: MediaStreamConstraints) => {
      media.calls += 1;
      if (kind === 'denied') throw new DOMException('', 'NotAllowedError');
      let stream: MediaStream;
      if (constraints.video) {
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
        stream = canvas.captureStream();
      } else {
        const sound = new AudioContext();
        const voice = sound.createOscillator();
        const target = sound.createMediaStreamDestination();
        if (kind === 'work') voice.connect(target);
        voice.start();
        stream = target.stream;
      }
      media.tracks.push(...stream.getTracks());
      return stream;
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: kind === 'unsupported' ? undefined : { getUserMedia } });
  }, devices);

const mediaState = (page: Page): Promise<{ calls: number; live: number }> =>
  page.evaluate(() => {
    const { calls, tracks } = (window as unknown as { media: { calls: number; tracks: MediaStreamTrack[] } }).media;
    return { calls, live: tracks.filter((track) => track.readyState === 'live').length };
  });

async function startCheck(page: Page, url: string, devices: Devices): Promise<void> {
  await installDevices(page, devices);
  await page.goto(`${url}/check.html`);
  await page.getByRole('button', { name: '確認を始める' }).click();
}

test('the check page tests camera, microphone and connection (§visit-prepared)', async ({ page, clinic }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await installDevices(page, 'work');
  await page.goto(`${clinic.url}/check.html`);
  await expect(page.getByText('119番へ電話してください')).toBeVisible();
  expect(await mediaState(page)).toEqual({ calls: 0, live: 0 });

  await page.getByRole('button', { name: '確認を始める' }).click();
  await expect(page.getByText('カメラの映像が映っています')).toBeVisible();
  await expect(page.getByLabel('カメラの映像')).toBeVisible();
  await expect(page.getByText('マイクの音が届いています')).toBeVisible();
  await expect(page.getByText('通信は良好です')).toBeVisible();
  expect(await mediaState(page)).toEqual({ calls: 2, live: 2 });

  await page.getByRole('button', { name: 'カメラとマイクを止める' }).click();
  expect((await mediaState(page)).live).toBe(0);
  await expect(page.getByLabel('カメラの映像')).toBeHidden();
  await page.getByRole('button', { name: 'もう一度確認する' }).click();
  await expect(page.getByText('カメラの映像が映っています')).toBeVisible();
  expect(errors).toEqual([]);
});

const UNUSABLE = [
  ['denied', 'カメラの使用が許可されていません', 'マイクの使用が許可されていません'],
  ['unsupported', 'カメラをこのブラウザでは使えません', 'マイクをこのブラウザでは使えません'],
] as const;

test.describe('the check page', { tag: '@weekly' }, () => {
  for (const [devices, camera, microphone] of UNUSABLE)
    test(`explains what to do if camera and microphone are ${devices}`, async ({ page, clinic }) => {
      await startCheck(page, clinic.url, devices);
      await expect(page.getByText(camera)).toBeVisible();
      await expect(page.getByText(microphone)).toBeVisible();
      await expect(page.getByText('通信は良好です')).toBeVisible();
      await expect(page.getByRole('button', { name: 'もう一度確認する' })).toBeVisible();
    });

  test('reports a silent microphone and a missing connection', async ({ page, clinic }) => {
    await page.route('**/icon.svg?check=*', (route) => route.abort());
    await startCheck(page, clinic.url, 'silent');
    await expect(page.getByText('インターネットに接続できません')).toBeVisible();
    await expect(page.getByText('マイクの音が届いていません')).toBeVisible();
  });

  test('explains what to do if its script does not load', async ({ page, clinic }) => {
    await page.route('**/check.js', (route) => route.abort());
    await page.goto(`${clinic.url}/check.html`);
    await page.getByRole('button', { name: '確認を始める' }).click();
    await expect(page.getByText('押しても始まらないときは、このページを読み込み直してください。')).toBeVisible();
  });
});
