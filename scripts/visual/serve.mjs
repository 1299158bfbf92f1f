import { preview } from 'vite';
import { root } from '../paths.mjs';

export async function serve(outDir) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return server.resolvedUrls.local[0];
}
