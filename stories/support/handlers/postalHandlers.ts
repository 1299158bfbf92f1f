import { http, HttpResponse, type HttpHandler } from 'msw';

// The towns by the first three digits of their postal code. They are files of the app, not calls of the contract; their
// URL is relative, because the published Storybook may be served under any path.
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
