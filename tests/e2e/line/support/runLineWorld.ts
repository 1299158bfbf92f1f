import { fixedNow } from '../../../support/fixedDate.mjs';
import { createLine, type Line } from '../../../line/line';
import { serveLine } from '../../../line/serve';
import { runLineClinic } from '../../support/clinics';

/** The stand-in for LINE of one worker, and a clinic that trusts it. */
export interface LineWorld {
  url: string;
  line: Line;
}

/** Starts the stand-in's server, then a clinic. The stand-in is created last, because it needs the clinic's URL. */
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
