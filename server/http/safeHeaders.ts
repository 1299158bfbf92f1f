import { secureHeaders } from 'hono/secure-headers';

/**
 * Hono's secure headers, the same for the clinic and the app; what a reply has set itself stays. Documents of a signed
 * link may be shown by any site, so nothing is kept to its own origin.
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
