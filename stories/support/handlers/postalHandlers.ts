import { http, HttpResponse, type HttpHandler } from 'msw';

// The app's own files, and no call of the contract: the towns of the postal codes, by their first three digits. Requested
// relative to the page, because the published Storybook may be served under any path.
const FILES = '*/postal/:file';
const KNOWN = {
  東京都千代田区: { '0001': ['千代田'] },
  東京都新島村: { '0402': ['本村', '若郷'] },
};

export const postalFiles = {
  /** 100-0001 is one town, 100-0402 are two; no other code is known. */
  known: (): HttpHandler =>
    http.get(FILES, ({ params }) =>
      params['file'] === '100.json' ? HttpResponse.json(KNOWN) : new HttpResponse(null, { status: 404 }),
    ),
  loses: (): HttpHandler => http.get(FILES, () => HttpResponse.error()),
};
