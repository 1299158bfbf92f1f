const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36';

const ios = (version: string) => `${IPHONE} Mobile/15E148 Safari Line/${version}`;
const android = (version: string) => `${ANDROID} Line/${version}`;

export const USER_AGENTS = {
  ios: `${ios('14.11.0')} LIFF`,
  android: `${android('14.11.0')} LIFF`,
  lineBrowser: ios('14.11.0'),
  safari: `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
} as const;
