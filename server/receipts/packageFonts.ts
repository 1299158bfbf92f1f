import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReadFonts } from './drawReceipt';

const readFont = (file: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${file}`)));

export const packageFonts: ReadFonts = async () => {
  const [regular, bold] = await Promise.all([
    readFont('400Regular/NotoSansJP_400Regular.ttf'),
    readFont('700Bold/NotoSansJP_700Bold.ttf'),
  ]);
  return { regular, bold };
};
