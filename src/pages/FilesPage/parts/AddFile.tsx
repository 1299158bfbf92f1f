import { Progress, Stack } from '@mantine/core';
import type { MedicalFile } from '../../../api/contract/files';
import type { Draft } from '../../../device/useDraft';
import { DraftState } from '../../../components/forms/DraftState/DraftState';
import { FieldGroup } from '../../../components/forms/FieldGroup/FieldGroup';
import { focusField } from '../../../components/forms/FieldFrame/focusField';
import { ProblemText } from '../../../components/forms/FieldFrame/ProblemText';
import { ActionResult } from '../../../components/feedback/ActionResult/ActionResult';
import { ImageField } from '../../../components/forms/ImageField/ImageField';
import { LineField } from '../../../components/forms/LineField/LineField';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { Text } from '../../../components/layout/Unbroken/texts';
import { Section } from '../../../components/layout/Section/Section';
import { files as copy, newFileProblem } from '../../../copy/person';
import { isUnsure } from '../../../domain/failure';
import type { Question } from '../../../domain/questionnaire/question';
import { useUpload } from './useUpload';

const FILE: Question = {
  key: 'file',
  text: copy.file,
  type: 'image_upload',
  required: true,
  choices: [],
  hint: copy.fileHint,
  unit: null,
  format: null,
  answerText: null,
};

interface AddFileProps {
  draft: Draft;
  /** The files the patient has. */
  listed: readonly MedicalFile[];
  /** Called after the upload with the file's title. */
  onAdded: (title: string) => void;
}

/** The form that adds a file (§file-title-required). */
export function AddFile({ draft, listed, onAdded }: AddFileProps) {
  const { form, busy, result, share } = useUpload(draft, listed, onAdded);
  const { open } = form;
  const title = form.field('title');
  const file = form.field('file');
  const percent = busy ? Math.floor(share * 100) : 0;
  const lacking = open.some((field) => form.problemOf(field) === 'missing');
  const [first] = open;
  const submit = () => {
    form.submit();
    if (first) focusField(form.field(first).id);
  };
  return (
    <Section title={copy.addTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          <DraftState {...draft} busy={busy} onStartOver={draft.startOver} />
          <FieldGroup>
            <LineField
              id={title.id}
              label={copy.title}
              required
              hint={copy.titleHint}
              problem={title.problem && newFileProblem('title', title.problem)}
              value={title.value}
              onChange={title.onChange}
              onLeave={title.onLeave}
            />
            <ImageField
              id={file.id}
              question={FILE}
              value={file.value}
              onChange={file.onChange}
              onPreparing={file.onPreparing}
            />
          </FieldGroup>
          {lacking && <ProblemText role="alert">{copy.bothNeeded}</ProblemText>}
          {form.asked && open.length === 0 && form.hint && <Text role="status">{form.hint}</Text>}
          <ActionResult {...result} />
          {percent > 0 && <Progress aria-label={copy.progress} value={percent} />}
          <MainButton type="submit" variant={isUnsure(result.of) ? 'outline' : 'main'} busy={busy}>
            {!busy ? copy.add : percent > 0 ? copy.addingShare(percent) : copy.adding}
          </MainButton>
        </Stack>
      </form>
    </Section>
  );
}
