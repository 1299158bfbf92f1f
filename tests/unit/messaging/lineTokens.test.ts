import { beforeEach, expect, test, vi } from 'vitest';
import { lineTokensOf } from '../../../src/messaging/lineTokens';

const IN_LINE = 'Mozilla/5.0 (iPhone) Safari Line/14.11.0 LIFF';
const HASH = '#access_token=NEW&id_token=HANDED&context_token=c';
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept[name] ?? null });
});

test('takes what LINE hands over', () => {
  expect(lineTokensOf('1-a', HASH, IN_LINE)).toEqual({ accessToken: 'NEW', idToken: 'HANDED' });
});

test('keeps a stored ID token and takes a new access token, as the SDK does', () => {
  kept = { 'LIFF_STORE:1-a:IDToken': '"KEPT"', 'LIFF_STORE:1-a:accessToken': '"OLD"' };
  expect(lineTokensOf('1-a', HASH, IN_LINE)).toEqual({ accessToken: 'NEW', idToken: 'KEPT' });
  expect(lineTokensOf('1-a', '', IN_LINE)).toEqual({ accessToken: 'OLD', idToken: 'KEPT' });
});

test.each([
  ['outside LINE', HASH, 'Mozilla/5.0 Chrome/156'],
  ['in LINE’s plain browser', HASH, 'Mozilla/5.0 Line/14.11.0/IAB'],
  ['without an ID token', '#access_token=NEW', IN_LINE],
  ['without anything', '', IN_LINE],
])('has none %s', (_, hash, userAgent) => expect(lineTokensOf('1-a', hash, userAgent)).toBeNull());

test('what is no token in the store is none', () => {
  kept = { 'LIFF_STORE:1-a:IDToken': '{broken' };
  expect(lineTokensOf('1-a', '#access_token=NEW', IN_LINE)).toBeNull();
});
