import { addFile, listFiles, removeFile } from '../../src/api/contract';
import { FILE_MAX_BYTES, isFilled } from '../../src/domain/fields/file';
import { titleField } from '../../src/domain/fields/text';
import { ruleBroken } from '../ruleError';
import { checkFile } from './checkFile';
import type { FileStore } from './fileStore';
import type { Handle } from '../http/handle';
import { addFileOf, fileToShow, filesOf, removeFileOf } from './medicalFiles';
import { serveByLink } from './linkedDocument';
import type { SignedLinks } from './signedLinks';
import type { ClinicApp } from '../http/context';
import type { Db } from '../db/db';

/** Throws a 422 unless the body has a title and a file (§file-title-required). */
function mustHaveTitleAndFile(body: unknown): void {
  const { title, file } = (body ?? {}) as Record<string, unknown>;
  const hasTitle = typeof title === 'string' && titleField.problem(title) !== 'missing';
  if (!hasTitle || !isFilled(file)) throw ruleBroken('file_incomplete', 'タイトルとファイルは必須です。');
}

interface FileServices {
  db: Db;
  links: SignedLinks;
  files: FileStore;
}

export function fileRoutes(app: ClinicApp, handle: Handle, services: FileServices): void {
  const { db, links } = services;

  handle(listFiles, (_, { patient }) => filesOf(db, links, patient.id));

  handle(
    addFile,
    async ({ body }, { patient, now }) => {
      const file = await checkFile(body.file);
      return { id: await addFileOf(services, patient, { title: body.title, file }, now) };
    },
    { precheck: mustHaveTitleAndFile, limits: { bytes: FILE_MAX_BYTES + 65_536, parts: 4, text: 4096 } },
  );

  handle(removeFile, async ({ params }, { patient, now }) => {
    await removeFileOf(services, patient, params.id, now);
    return { id: params.id };
  });

  serveByLink(app, links, 'files', (id) => fileToShow(services, id));
}
