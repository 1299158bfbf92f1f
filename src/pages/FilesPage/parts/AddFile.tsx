import { Progress, Stack } from '@mantine/core';
import type { Draft } from '../../../api/useDraft';
import { DraftState } from '../../../components/DraftState/DraftState';
import { ProblemText } from '../../../components/FieldFrame/ProblemText';
import { FailureNotice } from '../../../components/FailureNotice/FailureNotice';
import { ImageField } from '../../../components/ImageField/ImageField';
import { LineField } from '../../../components/LineField/LineField';
import { MainButton } from '../../../components/MainButton/MainButton';
import { Section } from '../../../components/Section/Section';
import { files as copy } from '../../../copy/files';
import { questionnaire } from '../../../copy/questionnaire';
import type { Question } from '../../../domain/question';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { FILE_FORM, useUpload } from './useUpload';

const FILE: Question = {
  key: 'file',
  text: copy.file,
  type: 'image_upload',
  required: true,
  choices: [],
  hint: copy.fileHint,
  unit: null,
  answerText: null,
};

interface AddFileProps {
  draft: Draft;
  /** After the upload, with the file's title. */
  onAdded: (title: string) => void;
}

/** The form that adds a file (spec §5 "Medical result upload"). */
export function AddFile({ draft, onAdded }: AddFileProps) {
  const { relogin } = usePlatform();
  const form = useUpload(draft, onAdded);
  const { upload } = form;
  const restored = draft.restored && (form.title !== '' || form.file !== null);
  const percent = upload.status === 'busy' ? Math.floor(upload.share * 100) : 0;
  return (
    <Section title={copy.addTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        <Stack gap="sm">
          {(restored || !draft.kept) && (
            <DraftState kept={draft.kept} restored={restored} onStartOver={draft.startOver} />
          )}
          <LineField
            id={FILE_FORM.title}
            label={copy.title}
            required
            hint={copy.titleHint}
            problem={form.titleProblem}
            value={form.title}
            onChange={form.setTitle}
            onLeave={form.leaveTitle}
          />
          <ImageField
            id={FILE_FORM.file}
            question={FILE}
            file={form.file}
            onChange={form.setFile}
            onPreparing={form.setPreparing}
          />
          {upload.status === 'incomplete' && <ProblemText role="alert">{copy.bothNeeded}</ProblemText>}
          {upload.status === 'preparing' && <p role="status">{questionnaire.waitForImages}</p>}
          {upload.status === 'failed' && (
            <FailureNotice failure={upload.failure} title={copy.addFailed} onLogin={relogin} />
          )}
          {percent > 0 && <Progress aria-label={copy.progress} value={percent} />}
          <MainButton type="submit" busy={upload.status === 'busy'}>
            {upload.status !== 'busy' ? copy.add : percent > 0 ? copy.addingShare(percent) : copy.adding}
          </MainButton>
        </Stack>
      </form>
    </Section>
  );
}
