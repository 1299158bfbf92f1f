import { useState } from 'react';
import type { MedicalFile } from '../../../api/contract/files';
import { useAddFile, useReadFiles } from '../../../api/files';
import { useSending } from '../../../api/useSending';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import type { Draft } from '../../../device/useDraft';
import { files as copy, newFileProblem, register } from '../../../copy/person';
import { lostReply } from '../../../copy/trouble';
import { NEW_FILE_FIELDS, NO_FILE, newFileProblems, normalizeNewFile } from '../../../domain/fields/file';
import { useClinicForm } from '../../../forms/useClinicForm';

const REFUSALS: Record<number, string> = { 413: copy.tooLarge, 415: copy.wrongType };

interface Upload {
  title: string;
  file: Blob;
  /** The files there were before, which may have the same title. */
  known: readonly number[];
}

/**
 * The form of a new file, with its draft: title and file survive a reload and a failed upload (§draft-kept,
 * §upload-survives-failure).
 */
export function useUpload(draft: Draft, listed: readonly MedicalFile[], onAdded: (title: string) => void) {
  const addFile = useAddFile();
  const read = useReadFiles();
  /** Fraction uploaded, 0 to 1. */
  const [share, setShare] = useState(0);
  const { busy, written, onSubmit, onCheckAgain } = useSending<Upload, void>({
    send: ({ title, file }, signal) => {
      setShare(0);
      return addFile(title, file, { onProgress: setShare, signal });
    },
    check: async ({ title, known }) => {
      const added = (await read()).some((one) => one.title === title && !known.includes(one.id));
      return added ? undefined : 'notDone';
    },
    onSent: (_, { title }) => onAdded(title),
  });
  const form = useClinicForm({
    initial: NO_FILE,
    draft,
    fields: NEW_FILE_FIELDS,
    idOf: (field) => `file-${field}`,
    problems: newFileProblems,
    normalize: normalizeNewFile,
    words: { missing: register.missing, wrong: register.wrong, problem: newFileProblem },
    onSubmit: ({ title, file }, clear) => file && onSubmit({ title, file, known: listed.map(({ id }) => id) }, clear),
  });
  const { failure } = written;
  const says = REFUSALS[failure?.status ?? 0] ?? failure?.says ?? null;
  const said = writeOutcome(
    copy.lost.add,
    { ...written, failure: failure && { kind: failure.kind, says } },
    copy.addFailed,
    { label: lostReply.checkAgain, onClick: onCheckAgain },
  );
  return { form, busy, outcome: { outcome: said, of: written.at }, share };
}
