import { shiftedNow } from '../../../support/fixedDate.mjs';
import { createLine, type Line } from '../../../line/line';
import { serveLine } from '../../../line/serve';
import { runLineClinic } from '../../support/clinics';

export interface LineWorld {
  /** The URL of a clinic that uses `line` in place of LINE. */
  url: string;
  line: Line;
}

export async function runLineWorld(use: (world: LineWorld) => Promise<void>): Promise<void> {
  let line: Line | null = null;
  const lineServer = await serveLine(() => line);
  try {
    await runLineClinic(lineServer.url, async (url) => {
      // `createLine` needs the clinic's URL, so the clinic starts before `line` exists.
      line = await createLine(`${url}/`, shiftedNow);
      await use({ url, line });
    });
  } finally {
    await lineServer.close();
  }
}
