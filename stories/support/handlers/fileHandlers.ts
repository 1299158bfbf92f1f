import { addFile, listFiles, removeFile } from '../../../src/api/contract';
import { call, on, refusal } from './clinicHandlers';

export const fileList = call(listFiles);

export const addingFile = {
  ...call(addFile),
  takes: (title: string) =>
    on(addFile, async ({ request }) => {
      const form = await request.formData();
      return form.get('title') === title && form.get('file') instanceof Blob ? { id: 3 } : refusal(422);
    }),
};

export const removingFile = call(removeFile);
