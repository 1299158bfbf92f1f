import { fixedNow } from '../../../support/fixedDate.mjs';
import { createLine, type Line } from '../../../line/line';
import { serveLine } from '../../../line/serve';
import { runLineClinic } from '../../support/clinics';

/** A stand-in for LINE (`line`), and the URL of a clinic that trusts it. Each Playwright worker has its own pair. */
export interface LineWorld {
  url: string;
  line: Line;
}

/** Starts LINE's server and then the clinic. Creates the stand-in last, because it needs the clinic's URL. */
export async function runLineWorld(use: (world: LineWorld) => Promise<void>): Promise<void> {
  let line: Line | null = null;
  const lineServer = await serveLine(() => line);
  try {
    await runLineClinic(lineServer.url, async (url) => {
      line = await createLine(`${url}/`, fixedNow);
      await use({ url, line });
    });
  } finally {
    await lineServer.close();
  }
}
