import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

/** Serves the static Storybook to all workers. */
export default async function serve(): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  process.env['VISUAL_URL'] = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
