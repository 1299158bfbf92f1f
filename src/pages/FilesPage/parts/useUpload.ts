import { useState } from 'react';
import { asFailure, Failure } from '../../../domain/failure';
import { useAddFile } from '../../../api/filesApi';
import type { Draft } from '../../../device/useDraft';
import { files as copy, newFileProblem } from '../../../copy/filesCopy';
import { register } from '../../../copy/registerCopy';
import { NEW_FILE_FIELDS, NO_FILE, newFileProblems, normalizeNewFile } from '../../../domain/newFile';
import { useClinicForm } from '../../../forms/useClinicForm';

const REFUSALS: Record<number, string> = { 413: copy.tooLarge, 415: copy.wrongType };

/**
 * The form of a new file, with its draft: title and file survive a reload and a failed upload (§draft-kept,
 * §upload-survives-failure).
 */
export function useUpload(draft: Draft, onAdded: (title: string) => void) {
  const addFile = useAddFile();
  /** Fraction uploaded, 0 to 1. */
  const [share, setShare] = useState(0);
  const form = useClinicForm({
    initial: NO_FILE,
    draft,
    fields: NEW_FILE_FIELDS,
    idOf: (field) => `file-${field}`,
    problems: newFileProblems,
    normalize: normalizeNewFile,
    words: { missing: register.missing, wrong: register.wrong, problem: newFileProblem },
    onSend: async ({ title, file }) => {
      if (file === null) return;
      setShare(0);
      try {
        await addFile(title, file, setShare);
      } catch (error) {
        const { kind, status, says } = asFailure(error);
        throw new Failure(kind, { says: REFUSALS[status ?? 0] ?? says ?? undefined, cause: error });
      }
      onAdded(title);
    },
  });
  return { form, share };
}
