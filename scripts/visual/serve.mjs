import { preview } from 'vite';
import { root } from '../paths.mjs';

export async function serve(outDir) {
  const anyPort = { port: 0, host: '127.0.0.1' };
  const server = await preview({ root, configFile: false, logLevel: 'silent', build: { outDir }, preview: anyPort });
  return server.resolvedUrls.local[0];
}
