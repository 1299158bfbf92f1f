import { http, HttpResponse, type HttpHandler } from 'msw';
import { listInspections, listMedicines } from '../../../src/api/contract';
import { call } from './clinicHandlers';

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#e8f0fa"/>' +
  '<circle cx="32" cy="32" r="18" fill="#fff"/></svg>';

/** The medicine record. */
export const medicineList = call(listMedicines);
/** The test record. */
export const inspectionList = call(listInspections);

/** Photos of medicine, at addresses of our own origin. */
export const photos = {
  there: '/photos/there.svg',
  missing: '/photos/missing.svg',
  serve: (): HttpHandler =>
    http.get('/photos/:name', ({ params }) =>
      params['name'] === 'there.svg'
        ? HttpResponse.text(PHOTO, { headers: { 'content-type': 'image/svg+xml' } })
        : new HttpResponse(null, { status: 404 }),
    ),
};
