import regularUrl from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf?url';
import type { Fonts } from '../../server/receipts/drawReceipt';

async function loadFont(url: string): Promise<Uint8Array> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

let fonts: Promise<Fonts> | undefined;

/** After a failed load, the next call loads the fonts again. */
export function storybookFonts(): Promise<Fonts> {
  fonts ??= Promise.all([loadFont(regularUrl), loadFont(boldUrl)]).then(([regular, bold]) => ({ regular, bold }));
  fonts.catch(() => (fonts = undefined));
  return fonts;
}
