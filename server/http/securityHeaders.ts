import { secureHeaders } from 'hono/secure-headers';

/** Turns COOP and CORP off. An app on another site can then show files from signed links. */
export const setSecurityHeaders = (options: Parameters<typeof secureHeaders>[0] = {}) =>
  secureHeaders({
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    overwrite: false,
    ...options,
  });
