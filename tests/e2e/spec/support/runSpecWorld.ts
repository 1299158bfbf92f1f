import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { LINE_BUILD } from '../../../../scripts/built.mjs';
import { shiftedNow } from '../../../support/fixedDate.mjs';
import { runSpecHost } from '../../../support/specHost/specHost';
import { createLine, type Line } from '../../../line/line';

export interface SpecWorld {
  host: Awaited<ReturnType<typeof runSpecHost>>;
  line: Line;
}

export async function runSpecWorld(use: (world: SpecWorld) => Promise<void>): Promise<void> {
  const server = await preview({
    root: fileURLToPath(new URL(`../../../../${LINE_BUILD}`, import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: 'localhost' },
  });
  const appUrl = server.resolvedUrls?.local[0] ?? '';
  const host = await runSpecHost(new URL(appUrl).origin);
  await use({ host, line: await createLine(appUrl, shiftedNow) });
  await host.stop();
  await server.close();
}
