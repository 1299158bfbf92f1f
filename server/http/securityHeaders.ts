import { secureHeaders } from 'hono/secure-headers';

/** Sets the security headers. COOP and CORP are off, so that any site can show the document of a signed link. */
export const securityHeaders = (options: Parameters<typeof secureHeaders>[0] = {}) =>
  secureHeaders({
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    overwrite: false,
    ...options,
  });
