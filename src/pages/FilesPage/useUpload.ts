import { useState } from 'react';
import type { MedicalFile } from '../../api/contract/files';
import { useAddFile, useReadFiles } from '../../api/files';
import { useAction } from '../../api/useAction';
import { files as copy, newFileProblem, register } from '../../copy/person';
import { common } from '../../copy/common';
import { NEW_FILE_FIELDS, NO_FILE, newFileProblems, normalizeNewFile } from '../../domain/fields/file';
import { useClinicForm } from '../../forms/useClinicForm';

/** Id of a field's first control. */
export const fileFieldId = (field: string): string => `file-${field}`;

const REFUSALS: Record<number, string> = { 413: copy.tooLarge, 415: copy.wrongType };

interface Upload {
  title: string;
  file: Blob;
  clear: () => void;
}

/**
 * The form of a new file, with its draft: title and file survive a reload and a failed upload (§draft-kept,
 * §upload-survives-failure).
 */
export function useUpload(listed: readonly MedicalFile[], onAdded: (title: string) => void) {
  const addFile = useAddFile();
  const read = useReadFiles();
  /** Fraction uploaded, 0 to 1. */
  const [share, setShare] = useState(0);
  const { state, busy, run, reset } = useAction<Upload, 'added'>(
    ({ title, file }, signal) => {
      setShare(0);
      return addFile(title, file, { onProgress: setShare, signal });
    },
    (end) => {
      if (end.status !== 'done') return;
      end.input.clear();
      onAdded(end.input.title);
    },
    // There may have been files of the same title before.
    async ({ title }) => {
      const added = (await read()).rows.some((one) => one.title === title && !listed.some(({ id }) => id === one.id));
      return added ? 'added' : 'notDone';
    },
  );
  const form = useClinicForm({
    initial: NO_FILE,
    draft: { subjectId: 0, form: 'file' },
    idOf: fileFieldId,
    problems: newFileProblems,
    normalize: normalizeNewFile,
    words: { missing: register.missing, wrong: register.wrong, problem: newFileProblem },
  });
  const part = form.part(NEW_FILE_FIELDS, ({ title, file }, clear) => file && run({ title, file, clear }));
  const failure = state.status === 'failed' ? state.failure : null;
  const says = REFUSALS[failure?.status ?? 0];
  const reload = () => {
    reset();
    void read().catch(() => undefined);
  };
  const result = {
    of: state,
    failed: copy.addFailed,
    list: { label: common.reload, onClick: reload },
    said: failure && says ? { title: copy.addFailed, failure: { kind: failure.kind, says } } : null,
  };
  return { form, part, busy, result, share };
}
