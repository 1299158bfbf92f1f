import { secureHeaders } from 'hono/secure-headers';

/**
 * Hono's secure headers, with the same settings for the clinic and the app; a header that a reply has set itself stays.
 * Any site may show a document by its signed link, so the policies that tie a reply to its own origin are off.
 */
export const safeHeaders = (options: Parameters<typeof secureHeaders>[0] = {}) =>
  secureHeaders({
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    overwrite: false,
    ...options,
  });
