import { startLoadingChunk } from '../loadChunk';
import type { AppProps } from './App';
import type { Env } from './env';

// Vite inlines `VITE_LIFF_ID`, so that a build for LINE does not contain the code of the preview (§preview-apart).
const liffId = import.meta.env.VITE_LIFF_ID;

export const loadPlatformProps = (env: Env) =>
  startLoadingChunk<Omit<AppProps, 'send' | 'extras'>>(
    liffId
      ? async () => {
          const { createLinePlatform } = await import('../messaging/line');
          const platform = createLinePlatform({ liffId, landingUrl: env.landingUrl });
          return { platform, settings: { ...env, appUrl: `https://liff.line.me/${liffId}` } };
        }
      : async () => (await import('../preview/previewPlatform')).previewProps(env),
  );
