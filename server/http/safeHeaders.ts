import { secureHeaders } from 'hono/secure-headers';

/**
 * Hono's secure headers, with the same settings for the clinic and the app. Headers already set by a handler are kept.
 * Any site may show a document by its signed link, so the cross-origin policies (COOP, CORP) are off.
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
