import { http, HttpResponse, type HttpHandler } from 'msw';

// Matches in any folder, because a Storybook may be published in a subfolder of a site.
const FILES = '*/postal/:file';
const TOWNS = {
  東京都千代田区: { '0001': ['千代田'] },
  東京都新島村: { '0402': ['本村', '若郷'] },
};

export const postalFiles = {
  /** Knows one town for 100-0001 and two towns for 100-0402. */
  known: (): HttpHandler =>
    http.get(FILES, ({ params }) =>
      params['file'] === '100.json' ? HttpResponse.json(TOWNS) : new HttpResponse(null, { status: 404 }),
    ),
  losesConnection: (): HttpHandler => http.get(FILES, () => HttpResponse.error()),
};
