import { secureHeaders } from 'hono/secure-headers';

/** COOP and CORP are off, so that an app on another site can show files by signed links. */
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
