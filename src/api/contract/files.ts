import * as v from 'valibot';
import { titleField } from '../../domain/fields/text';
import { declare } from './call';
import { ById, ListReply, ReadId, ReadText, TextOrEmpty } from './wireFormats';

/** `file_url` is an absolute, signed URL that is valid for a short time. */
export const MedicalFile = v.object({ id: ReadId, title: TextOrEmpty, file_url: ReadText });
export type MedicalFile = v.InferOutput<typeof MedicalFile>;

export const listFiles = declare('GET /users/medical_result', { reply: ListReply(MedicalFile) });

export const addFile = declare('POST /users/medical_result_create', {
  multipart: v.object({ title: titleField.schema, file: v.instance(Blob) }),
  reply: v.unknown(),
});

export const removeFile = declare('POST /users/medical_result_destroy/:id', { params: ById, reply: v.unknown() });
