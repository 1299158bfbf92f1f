import { API } from './api';
import { ARCHITECTURE } from './architecture';
import { AUTHENTICATION } from './authentication';
import { AUTHORIZATION } from './authorization';
import { COMMUNICATION } from './communication';
import { CONFIGURATION } from './configuration';
import { CRYPTOGRAPHY } from './cryptography';
import { ENCODING } from './encoding';
import { FILES } from './files';
import { FRONTEND } from './frontend';
import { LOGGING } from './logging';
import { OAUTH } from './oauth';
import { PROTECTION } from './protection';
import type { Chapter } from './requirement';
import { SESSIONS } from './sessions';
import { TOKENS } from './tokens';
import { VALIDATION } from './validation';
import { WEBRTC } from './webrtc';

/** Every requirement of OWASP ASVS 5.0.0 at level 1 and 2, by chapter. */
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
