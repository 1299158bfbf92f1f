import { http, HttpResponse, type HttpHandler } from 'msw';
import { call } from './clinicHandlers';

/** The patient's insurance cards and test results. */
export const fileList = call('get', '/api/users/medical_result');

const adding = call('post', '/api/users/medical_result_create');

/** Adding one. */
export const addingFile = {
  ...adding,
  /** Takes a file of this title; anything else is refused. */
  takes: (title: string): HttpHandler =>
    http.post('/api/users/medical_result_create', async ({ request }) => {
      const form = await request.formData();
      return form.get('title') === title && form.get('file') instanceof Blob
        ? HttpResponse.json({ id: 3 })
        : HttpResponse.json({ error: { code: 'other', message: '内容が違います。' } }, { status: 422 });
    }),
};

/** Removing one. */
export const removingFile = call('post', '/api/users/medical_result_destroy/:id');
