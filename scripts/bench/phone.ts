import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { launch, type Page } from 'puppeteer-core';
import { build, preview } from 'vite';
import getPort from 'get-port';
import { listen } from '../../server/run/listen';
import { staticFiles } from '../../server/run/static';
import { EXAMPLE_FILES } from '../../server/staff/examples';
import { holidayName } from '../../src/domain/calendar/holidays';
import { addDays, toJstDate } from '../../src/domain/calendar/jst';
import { USER_AGENTS } from '../../tests/e2e/line/support/userAgents';
import { createLine, type Line } from '../../tests/line/line';
import { MINI_APP } from '../../tests/line/state';
import { runClinic } from '../../tests/e2e/support/process';
import { makeCertificate } from '../../tests/support/certificate';
import { measureForLine } from '../bundle-graph.mjs';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { precompress } from '../precompress.mjs';

export const BUILD_FOLDER = 'test-results/bench';
/** The next day that is not a national holiday, because the clinic is closed on holidays. */
const DATE = [1, 2, 3, 4, 5, 6].map((days) => addDays(toJstDate(Date.now()), days)).find((date) => !holidayName(date));
const PICKER = `/reserve/hypertension/1?date=${DATE}`;
const DOCTOR_COMMANDS = [1, 2, 3, 4, 5, 6, 7].flatMap((id) => [
  { args: ['doctor', '-'], input: JSON.stringify({ ...EXAMPLE_FILES.doctor, id }) },
  {
    args: ['hours', String(id), '-'],
    input: JSON.stringify(Object.fromEntries(Object.keys(EXAMPLE_FILES.hours).map((day) => [day, ['10:00-24:00']]))),
  },
]);
const RECORDER = readFileSync(fileURLToPath(new URL('firstSlot.js', import.meta.url)), 'utf8');

/** Makes the CPU about as slow as a phone's CPU. */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const NETWORK = { offline: false, latency: LATENCY_MS, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Times are in ms. A long task takes more than 50 ms.
 * `blocking` is the sum of `duration - 50` of all long tasks.
 */
export interface Load {
  firstSlot: number;
  longest: number;
  blocking: number;
  cls: number;
  fonts: number;
}

/** Builds the page of `bare/`, saves `replies` as files that the page reads, and returns the folder. */
async function buildBare(replies: Record<string, string>): Promise<string> {
  const root = fileURLToPath(new URL('bare', import.meta.url));
  const outDir = `${process.cwd()}/${BUILD_FOLDER}/bare`;
  const options = { outDir, emptyOutDir: true, target: 'es2022' };
  await build({ root, configFile: false, logLevel: 'warn', plugins: [react()], build: options });
  await mkdir(`${outDir}/api`);
  for (const [name, text] of Object.entries(replies)) await writeFile(`${outDir}/api/${name}`, text);
  await precompress(outDir);
  return outDir;
}

declare global {
  var measured: Load;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, accept',
};

async function answerAsLine(page: Page, line: Line): Promise<void> {
  const devtools = await page.createCDPSession();
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*line.me/*' }] });
  devtools.on('Fetch.requestPaused', ({ requestId, request: { url, method, headers, postData } }) => {
    const answer = async () => {
      const call = new Request(url, { method, headers, ...(postData && { body: postData }) });
      const reply = method === 'OPTIONS' ? new Response() : await line.answer(call);
      const headersOfReply = Object.entries({ ...Object.fromEntries(reply.headers), ...CORS });
      // Answers a preflight without delay, because a patient's browser may have cached LINE's reply to the preflight.
      if (method !== 'OPTIONS') await sleep(LATENCY_MS);
      await devtools.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: reply.status,
        responseHeaders: headersOfReply.map(([name, value]) => ({ name, value })),
        body: Buffer.from(await reply.arrayBuffer()).toString('base64'),
      });
    };
    void answer().catch(() => undefined);
  });
}

/** Adds TLS and HTTP/2, as the proxy in front of a real clinic's server does. */
async function proxy(port: number, target: string): Promise<void> {
  const https = await makeCertificate(['localhost']);
  await preview({ configFile: false, logLevel: 'silent', preview: { port, https, proxy: { '/': { target } } } });
}

/** Starts a new browser, because a used browser is faster: its cache contains compiled code. */
async function onPhone<T>(line: Line, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launch({
    executablePath: findChromium() ?? '',
    acceptInsecureCerts: true,
    // Without this flag, V8 parses all of react-dom again whenever Puppeteer reads the source position of an Error.
    args: [...chromiumFlags, '--js-flags=--no-enable-lazy-source-positions'],
  });
  try {
    const page = await browser.newPage();
    await page.setUserAgent(USER_AGENTS.ios);
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.evaluateOnNewDocument(RECORDER);
    await answerAsLine(page, line);
    return await work(page);
  } finally {
    await browser.close();
  }
}

const measureLoad = (line: Line, url: string): Promise<Load> =>
  onPhone(line, async (page) => {
    const devtools = await page.createCDPSession();
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.measured.firstSlot > 0, { timeout: 60_000 });
    await sleep(1_000);
    return page.evaluate(() => globalThis.measured);
  });

/** Measures the app and the bare page in turn, so that other work on the machine slows down both equally. */
export async function measureBrowser(runs: number) {
  const loads = { app: [] as Load[], bare: [] as Load[] };
  const [port, linePort, barePort] = [await getPort(), await getPort(), await getPort()];
  const origin = `https://localhost:${port}`;
  const line = await createLine(`${origin}/`);
  const stopLine = await listen({ host: '127.0.0.1', port: linePort }, async (call) => {
    const { pathname, search } = new URL(call.url);
    return line.answer(new Request(`https://api.line.me${pathname}${search}`, call));
  });
  const env = {
    LINE_CHANNEL_ID: MINI_APP.id,
    LINE_API_BASE: `http://127.0.0.1:${linePort}`,
    PUBLIC_URL: origin,
    PAYMENTS: 'sandbox',
  };
  await runClinic(
    { main: `${BUILD_FOLDER}/dist-server/main.js`, env, staffCommands: DOCTOR_COMMANDS },
    async (clinic) => {
      await proxy(port, clinic);
      const entry = async () => (await line.entry()).replace(`${origin}/`, () => `${origin}${PICKER}`);
      const replies = await onPhone(line, async (page) => {
        const texts = ['/1/shift?', '/doctors_list/'].map((part) =>
          page.waitForResponse((reply) => reply.url().includes(part)).then((reply) => reply.text()),
        );
        await page.goto(await entry());
        const [shifts = '', doctors = ''] = await Promise.all(texts);
        return { 'shifts.json': shifts, 'doctors.json': doctors };
      });
      const files = staticFiles(await buildBare(replies));
      const bareHttpPort = await getPort();
      const stopBare = await listen({ host: '127.0.0.1', port: bareHttpPort }, async (call) => files.fetch(call));
      await proxy(barePort, `http://127.0.0.1:${bareHttpPort}`);
      for (let run = 1; run <= runs; run += 1) {
        loads.app.push(await measureLoad(line, await entry()));
        loads.bare.push(await measureLoad(line, `https://localhost:${barePort}${PICKER}`));
        console.log(`run ${run} of ${runs}`, loads.app.at(-1), loads.bare.at(-1));
      }
      await stopBare();
    },
  );
  await stopLine();
  return { ...loads, bundle: await measureForLine() };
}
