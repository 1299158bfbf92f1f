import { http, HttpResponse, type HttpHandler } from 'msw';

// The URLs of the app's town files. Each file is named after the first three digits of its postal codes. The pattern
// allows any folder, because the published Storybook may be in a folder of a site.
const FILES = '*/postal/:file';
const TOWNS = {
  東京都千代田区: { '0001': ['千代田'] },
  東京都新島村: { '0402': ['本村', '若郷'] },
};

export const postalFiles = {
  /** Returns one town for 100-0001, two towns for 100-0402, and no town for other postal codes. */
  known: (): HttpHandler =>
    http.get(FILES, ({ params }) =>
      params['file'] === '100.json' ? HttpResponse.json(TOWNS) : new HttpResponse(null, { status: 404 }),
    ),
  loses: (): HttpHandler => http.get(FILES, () => HttpResponse.error()),
};
