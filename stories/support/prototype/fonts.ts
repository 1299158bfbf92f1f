import boldUrl from '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff?url';
import regularUrl from '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff?url';
import type { Fonts, FontWeight } from '../../../server/receipts/documentFonts';
import { unpackWoff } from '../../../server/receipts/woff';

const URLS: Record<FontWeight, string> = { regular: regularUrl, bold: boldUrl };

async function load(url: string): Promise<Uint8Array> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return unpackWoff(new Uint8Array(await reply.arrayBuffer()));
}

/** Fonts of receipts, from the files of this Storybook: everyday Japanese. Read once each. */
export function storybookFonts(): Fonts {
  const read = new Map<FontWeight, Promise<Uint8Array>>();
  return {
    async read(weight) {
      const loading = read.get(weight) ?? load(URLS[weight]);
      read.set(weight, loading);
      loading.catch(() => read.delete(weight));
      return [await loading];
    },
  };
}
