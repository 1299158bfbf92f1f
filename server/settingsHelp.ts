import { CLINIC_NAME } from '../src/domain/clinic/terms';

type Row = readonly [name: string, meaning: string, fallback: string];

/** Every variable of the server, for `--help`. */
const VARIABLES: readonly Row[] = [
  ['PORT', 'port to listen on', '8080'],
  ['HOST', 'address to listen on', 'loopback, IPv4 and IPv6'],
  ['PUBLIC_URL', 'https address patients use, for links and cookies', 'http://localhost:PORT in preview mode'],
  ['CLINIC_DATA', 'folder of the embedded database', '.clinic'],
  ['DATABASE_URL', 'PostgreSQL 15 or newer instead of the folder', 'none'],
  ['LINE_CHANNEL_ID', 'LINE channel; without it the clinic runs in preview mode', 'none'],
  ['LINE_CHANNEL_SECRET', 'its secret, for service messages of a LINE MINI App', 'none'],
  ['LINE_TEMPLATES', 'reviewed templates of service messages, as JSON; without messages nothing is sent', 'none'],
  ['LINE_MESSAGING_CHANNEL_ID', "official account's channel, for messages to its friends", 'none'],
  ['LINE_MESSAGING_CHANNEL_SECRET', 'its secret', 'none'],
  ['LINE_API_BASE', "LINE's address", 'https://api.line.me'],
  ['APP_ORIGINS', 'other origins the app is served from, separated by commas', 'none'],
  ['RATE_LIMITS', 'on or off', 'on; off in preview mode'],
  ['TRUSTED_PROXIES', 'addresses or networks whose X-Forwarded-For is believed, separated by commas', 'none'],
  ['LOG', 'requests or errors: of what to write a line', 'requests; errors in preview mode'],
  ['PAYMENTS', 'sandbox or stripe', 'sandbox in preview mode'],
  ['STRIPE_SECRET_KEY', 'secret key, with PAYMENTS=stripe', 'none'],
  ['STRIPE_WEBHOOK_SECRET', 'secret of the webhook, with PAYMENTS=stripe', 'none'],
  ['BANK_NAME', 'bank that patients transfer to, with PAYMENTS=stripe', 'a sample with PAYMENTS=sandbox'],
  ['BANK_CODE', 'its code, 4 digits', 'as above'],
  ['BANK_BRANCH_NAME', 'its branch', 'as above'],
  ['BANK_BRANCH_CODE', "the branch's code, 3 digits", 'as above'],
  ['BANK_ACCOUNT_TYPE', 'kind of account', '普通'],
  ['BANK_ACCOUNT_NAME', "the account's holder, in katakana", 'as above'],
  ['FILES_S3_ENDPOINT', 'S3-compatible store that keeps the files instead of the database', 'none'],
  ['FILES_S3_REGION', 'its region', 'us-east-1'],
  ['FILES_S3_BUCKET', 'its bucket, for one database alone', 'none'],
  ['FILES_S3_ACCESS_KEY_ID', 'its access key', 'none'],
  ['FILES_S3_SECRET_ACCESS_KEY', 'secret of the access key', 'none'],
  ['CLINIC_ADDRESS', "the clinic's postal address, for receipts", 'none; a sample in preview mode'],
];

/** Every variable of the app's build, for `--help`; the build validates them (`src/app/env.ts`). */
const BUILD_VARIABLES: readonly Row[] = [
  ['VITE_API_HOST', 'base of the clinic the app talks to', '/api'],
  ['VITE_LOGIN_PATH', "path of that clinic's login", '/auth/line'],
  ['VITE_UID_SOURCE', 'id_token or sub: what the uid header carries', 'id_token'],
  [
    'VITE_LIFF_ID',
    'the LIFF app; without it the build is a preview build; the clinic reads it too, for messages',
    'none',
  ],
  ['VITE_CLINIC_NAME', "the clinic's name; the clinic reads it too, for receipts and the sandbox", CLINIC_NAME],
  ['VITE_PSYCHIATRY_URL', 'the psychiatry mini-app; without it its banner is hidden', 'shown in preview'],
  ['VITE_LANDING_URL', 'where visitors outside LINE go, an https address', 'own page'],
  ['VITE_FRIEND_URL', 'page of the official account, offered to those who are no friend yet', 'none'],
  ['VITE_TERMS_URL', 'terms of use', 'own page'],
  ['VITE_CLINIC_PHONE', "the clinic's telephone number; without it nothing sends patients to the telephone", 'none'],
  ['VITE_CLINIC_HOURS', 'when it is answered', 'none'],
  ['VITE_CANCEL_FEE', 'fee in yen for a cancellation on the day; without it no sum is named', 'none'],
  ['VITE_SYSTEM_FEE', 'fee in yen for the online service, told before a booking', "this clinic's; none of another"],
  ['VITE_POSTAGE', 'postage in yen, told before a booking', "this clinic's; none of another"],
  ['VITE_TOTAL_FIRST', 'what a first visit costs in all, e.g. 2100-2400', "this clinic's; none of another"],
  ['VITE_TOTAL_REPEAT', 'what a later visit costs in all, e.g. 2600-5800', "this clinic's; none of another"],
];

/** What `--help` prints. */
export function settingsHelp(): string {
  const all = [...VARIABLES, ...BUILD_VARIABLES];
  const [name, meaning] = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) => `  ${row[0].padEnd(name ?? 0)}  ${row[1].padEnd(meaning ?? 0)}  ${row[2]}`;
  return [
    'The clinic reads these variables of the environment (name, meaning, default):',
    '',
    ...VARIABLES.map(line),
    '',
    'The app is built with these; npm start builds again when one has changed:',
    '',
    ...BUILD_VARIABLES.map(line),
    '',
  ].join('\n');
}
