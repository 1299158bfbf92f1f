import { http, HttpResponse, type HttpHandler } from 'msw';
import { call } from './clinicHandlers';

// Requested relative to the page, because the published Storybook may be served under any path.
const files = call('get', '*/postal/:file');

/** The towns of the postal codes, shipped with the app by their first three digits. */
export const postalFiles = {
  ...files,
  /** 100-0001 is one town, 100-0402 are two; no other code is known. */
  known: (): HttpHandler =>
    http.get('*/postal/:file', ({ params }) =>
      params['file'] === '100.json'
        ? HttpResponse.json({
            東京都千代田区: { '0001': ['千代田'] },
            東京都新島村: { '0402': ['本村', '若郷'] },
          })
        : new HttpResponse(null, { status: 404 }),
    ),
};
