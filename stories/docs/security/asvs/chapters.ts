import { API } from './v04Api';
import { ARCHITECTURE } from './v15Architecture';
import { AUTHENTICATION } from './v06Authentication';
import { AUTHORIZATION } from './v08Authorization';
import { COMMUNICATION } from './v12Communication';
import { CONFIGURATION } from './v13Configuration';
import { CRYPTOGRAPHY } from './v11Cryptography';
import { ENCODING } from './v01Encoding';
import { FILES } from './v05Files';
import { FRONTEND } from './v03Frontend';
import { LOGGING } from './v16Logging';
import { OAUTH } from './v10Oauth';
import { PROTECTION } from './v14Protection';
import type { Chapter } from './requirement';
import { SESSIONS } from './v07Sessions';
import { TOKENS } from './v09Tokens';
import { VALIDATION } from './v02Validation';
import { WEBRTC } from './v17Webrtc';

/** Every requirement of OWASP ASVS 5.0.0 at levels 1 and 2, by chapter. */
export const CHAPTERS: readonly Chapter[] = [
  ENCODING,
  VALIDATION,
  FRONTEND,
  API,
  FILES,
  AUTHENTICATION,
  SESSIONS,
  AUTHORIZATION,
  TOKENS,
  OAUTH,
  CRYPTOGRAPHY,
  COMMUNICATION,
  CONFIGURATION,
  PROTECTION,
  ARCHITECTURE,
  LOGGING,
  WEBRTC,
];
