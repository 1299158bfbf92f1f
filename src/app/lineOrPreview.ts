import { loadFile } from '../loadChunk';
import type { AppProps } from './App';
import type { Env } from './env';

// The build decides: a build for LINE contains no preview code (§preview-apart), a preview build no LINE SDK.
const liffId = import.meta.env.VITE_LIFF_ID;

export const loadParts = (env: Env) =>
  loadFile<Omit<AppProps, 'send' | 'can'>>(
    liffId
      ? async () => {
          const { createLinePlatform } = await import('../messaging/line');
          const platform = createLinePlatform({ liffId, landingUrl: env.landingUrl });
          return { platform, settings: { ...env, appUrl: `https://liff.line.me/${liffId}` } };
        }
      : async () => (await import('../preview/previewPlatform')).previewParts(env),
  );
