import { useState } from 'react';
import { asFailure, type Failure } from '../../../api/failure';
import { useAddFile } from '../../../api/files';
import type { Draft } from '../../../api/useDraft';
import { files as copy } from '../../../copy/files';
import { normalizeText } from '../../../domain/questionnaire';

/** Most characters of a title (contract `addFile`). */
const MOST_CHARACTERS = 100;

/** Ids of the form's controls. */
export const FILE_FORM = { title: 'file-title', file: 'file-file' } as const;

type Upload =
  | { status: 'idle' | 'incomplete' | 'preparing' }
  /** `share` = how much has gone, 0 to 1. */
  | { status: 'busy'; share: number }
  | { status: 'failed'; failure: Pick<Failure, 'kind' | 'says'> };

const REFUSALS: Record<number, string> = { 413: copy.tooLarge, 415: copy.wrongType };

/** The form of a new file over its draft: title and file outlive a reload and a failed upload (E1, E14). */
export function useUpload(draft: Draft, onAdded: (title: string) => void) {
  const addFile = useAddFile();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const [preparing, setPreparing] = useState(false);
  const title = draft.answers.values['title']?.[0] ?? '';
  const file = draft.answers.images['file'] ?? null;
  const clean = normalizeText(title);
  const tooLong = clean.length > MOST_CHARACTERS;

  const keep = (nextTitle: string, nextFile: Blob | null) => {
    // The upload under way is of what stood here before.
    if (upload.status !== 'busy') setUpload({ status: 'idle' });
    draft.setAnswers({ values: { title: [nextTitle] }, images: nextFile ? { file: nextFile } : {} });
  };

  async function send() {
    if (upload.status === 'busy' || tooLong) return;
    if (preparing) return setUpload({ status: 'preparing' });
    if (clean === '' || file === null) {
      document.getElementById(clean === '' ? FILE_FORM.title : FILE_FORM.file)?.focus();
      return setUpload({ status: 'incomplete' });
    }
    setUpload({ status: 'busy', share: 0 });
    try {
      await addFile(clean, file, (share) => setUpload({ status: 'busy', share }));
      draft.startOver();
      setUpload({ status: 'idle' });
      onAdded(clean);
    } catch (error) {
      const failure = asFailure(error);
      const says = REFUSALS[failure.status ?? 0] ?? failure.says;
      setUpload({ status: 'failed', failure: { kind: failure.kind, says } });
    }
  }
  const titleWanted = upload.status === 'incomplete' && clean === '' ? copy.titleMissing : null;
  return {
    upload,
    title,
    file,
    titleProblem: tooLong ? copy.titleTooLong(MOST_CHARACTERS) : titleWanted,
    setTitle: (next: string) => keep(next, file),
    setFile: (next: Blob | null) => keep(title, next),
    leaveTitle: () => {
      if (clean !== title) keep(clean, file);
    },
    setPreparing,
    send: () => void send(),
  };
}
