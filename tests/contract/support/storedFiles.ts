import { addFile, listFiles, removeFile } from '../../../src/api/contract';
import { PNG, bytesOf, type Visitor } from '../../patient';
import { ORIGIN, type TestClinic } from './testClinic';

export const PDF = '%PDF-1.7 rest';
export const blob = (text: string, type = '') => new Blob([bytesOf(text)], { type });
export const upload = (visitor: Visitor, title: string, file: Blob = PNG) =>
  visitor.send(addFile, { body: { title, file } });
export const remove = (visitor: Visitor, id: number | undefined) =>
  visitor.send(removeFile, { params: { id: id ?? 0 } });
export const titlesOf = async (visitor: Visitor) => (await visitor.ask(listFiles)).map(({ title }) => title);
export const storedCount = async ({ db }: TestClinic) =>
  (await db.query<{ n: number }>('select count(*)::int n from files'))[0]?.n ?? 0;
export const openFileUrl = (clinic: TestClinic, url: string | undefined, headers: Record<string, string> = {}) =>
  clinic.fetch(new Request(url ?? `${ORIGIN}/api/files/none`, { headers }));
