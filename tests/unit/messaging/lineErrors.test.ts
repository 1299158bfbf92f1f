import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineTrouble } from '../../../src/copy/line';
import { kindOfTrouble, PlatformError, troubleOf, type LineTrouble } from '../../../src/messaging/lineErrors';

const sdkSource =
  'init send-messages share-target-picker open-window permanent-link create-shortcut-on-home-screen permission'
    .split(' ')
    .map((part) => readFileSync(`node_modules/@liff/${part}/lib/index.es.js`, 'utf8'))
    .join('\n');

test.each<[code: string, message: string, trouble: LineTrouble]>([
  ['INIT_FAILED', 'Can not get context from server.', 'context'],
  ['INIT_FAILED', 'Invalid context token.', 'context'],
  ['INIT_FAILED', 'Invalid LIFF ID.', 'setup'],
  ['INVALID_CONFIG', 'liffId is necessary for liff.init()', 'setup'],
  ['INVALID_ARGUMENT', "Parameter 'messages' must be an array of { type, ... }", 'messages'],
  ['INVALID_ARGUMENT', 'Invalid parameters for liff.openWindow()', 'address'],
  ['INVALID_ARGUMENT', 'invalid URL.', 'address'],
  ['FORBIDDEN', 'The permission is not in LIFF app scope.', 'permission'],
  ['UNAUTHORIZED', "user didn't allow the agreement", 'notAllowed'],
  ['FORBIDDEN', 'All permissions have already been approved.', 'allAllowed'],
  ['INVALID_ARGUMENT', 'no proper argument', 'nothingToSend'],
  ['INVALID_ARGUMENT', 'exceed the limit of num of messages', 'messageCount'],
  ['FORBIDDEN', 'No permission to specify line schema in url.', 'shortcut'],
  ['EXCEPTION_IN_SUBWINDOW', 'Timeout: not finished within 10min', 'shareTimeout'],
])('the SDK’s error %s "%s" becomes `%s`', (code, message, trouble) => {
  expect(sdkSource.includes(message.replace(/\d.*$/, ''))).toBe(true);
  expect(troubleOf({ code, message })).toBe(trouble);
  expect(troubleOf(new Error(message))).toBe(trouble);
});

test.each<[code: string, message: string, trouble: LineTrouble]>([
  ['INIT_FAILED', 'access_denied: The resource owner denied the request.', 'denied'],
  ['INIT_FAILED', 'server_error: try later', 'lineDown'],
  ['INIT_FAILED', 'something_new: nobody knows', 'login'],
  ['invalid_grant', 'invalid authorization code', 'login'],
  ['invalid_request', 'access token expired', 'expired'],
  ['INVALID_ID_TOKEN', 'Invalid "exp" value in ID_TOKEN', 'clock'],
  ['INVALID_ID_TOKEN', 'Invalid signature in ID_TOKEN', 'identity'],
  ['EXCEPTION_IN_SUBWINDOW', '', 'shareWindow'],
  ['CREATE_SUBWINDOW_FAILED', '', 'shareWindow'],
  ['401', 'The access token revoked', 'expired'],
  ['404', 'Not found', 'unknown'],
  ['429', 'Too many', 'lineDown'],
  ['UNKNOWN', 'Service Unavailable', 'lineDown'],
])('the error %s "%s" becomes `%s`', (code, message, trouble) => expect(troubleOf({ code, message })).toBe(trouble));

test('if the message is unknown, the error code decides the trouble (§line-errors-in-words)', () => {
  const message = 'a message of no SDK';
  const codes =
    'INIT_FAILED INVALID_CONFIG INVALID_ARGUMENT FORBIDDEN UNAUTHORIZED EXCEPTION_IN_SUBWINDOW A_NEW_CODE'.split(' ');
  expect(codes.map((code) => troubleOf({ code, message }))).toEqual([
    'login',
    'setup',
    'messages',
    'notHere',
    'expired',
    'share',
    'unknown',
  ]);
  // A code takes precedence over a message that belongs to another code.
  expect(troubleOf({ code: 'FORBIDDEN', message: 'invalid URL.' })).toBe('notHere');
  for (const error of [undefined, null, 'text', 0, {}, new Error('x'), { code: 3, message: 4 }])
    expect(troubleOf(error)).toBe('unknown');
});

test('a network error is recognized by the browser’s message', () => {
  for (const message of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])
    expect(troubleOf(new TypeError(message))).toBe('offline');
  expect(troubleOf(new TypeError('x is not a function'))).toBe('unknown');
});

test('a 403 becomes `updateLine` in LINE 12.0.0, and `chat` in any other version (§line-update-asked)', () => {
  const refused = { code: '403', message: "user doesn't grant required permissions yet" };
  expect(troubleOf(refused, '12.0.0')).toBe('updateLine');
  for (const lineVersion of ['12.0.1', '11.9.9', '14.11.0', null]) expect(troubleOf(refused, lineVersion)).toBe('chat');
});

test('troubleOf returns a PlatformError’s trouble', () => expect(troubleOf(new PlatformError('loop'))).toBe('loop'));

test('every trouble has a Japanese title and advice (§line-errors-in-words)', () => {
  for (const [trouble, { title, advice }] of Object.entries(lineTrouble)) {
    expect(title, trouble).toMatch(/[ぁ-ん]/);
    expect(advice, trouble).toMatch(/(ください|ただけます)。$/);
    expect(kindOfTrouble(trouble as LineTrouble)).toBeTruthy();
  }
});
