import regularUrl from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf?url';
import type { Fonts } from '../../server/receipts/drawReceipt';

async function load(url: string): Promise<Uint8Array> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

let reading: Promise<Fonts> | undefined;

/** Fonts for receipts, read once from the files of this Storybook. */
export function storybookFonts(): Promise<Fonts> {
  reading ??= Promise.all([load(regularUrl), load(boldUrl)]).then(([regular, bold]) => ({ regular, bold }));
  reading.catch(() => (reading = undefined));
  return reading;
}
