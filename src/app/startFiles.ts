import { Failure } from '../domain/failure';
import { loadChunk } from '../loadChunk';
import type { AppProps } from './App';
import type { Env } from './env';

// Decided at build time: a LINE build contains no preview code (§preview-apart), a preview build no LINE SDK.
const liffId = import.meta.env.VITE_LIFF_ID;

/** The failure of a file is told where it is awaited. */
function awaited<T>(file: Promise<T>): Promise<T> {
  const loading = file.catch((cause: unknown) => {
    throw new Failure('offline', { cause });
  });
  loading.catch(() => undefined);
  return loading;
}

/**
 * Asks for the files of the start in the order in which they are needed (ADR 0009): the platform, the clinic's client, and
 * what draws. The last is more than half of the bytes, so it is asked for when LINE's questions have gone out; React, the
 * largest part of it, is evaluated while the rest travels.
 */
export function startFiles(env: Env) {
  const parts = awaited(
    loadChunk<Omit<AppProps, 'send' | 'can'>>(
      liffId
        ? async () => {
            const { createLinePlatform } = await import('../messaging/line');
            const platform = createLinePlatform({ liffId, landingUrl: env.landingUrl });
            return { platform, settings: { ...env, appUrl: `https://liff.line.me/${liffId}` } };
          }
        : async () => (await import('../preview/previewParts')).previewParts(env),
    ),
  );
  const clinic = awaited(loadChunk(() => import('./enter')));
  const screens = awaited(
    loadChunk(async () => {
      await parts.catch(() => undefined);
      import('react-dom/client').catch(() => undefined);
      await clinic.catch(() => undefined);
      return import('./screens');
    }),
  );
  return { parts, clinic, screens };
}
