import { secureHeaders } from 'hono/secure-headers';

/** Turns CORP off, so that an app on another site can show files from signed links. */
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
