import { Progress, Stack } from '@mantine/core';
import { DraftState } from '../../components/forms/DraftState/DraftState';
import { FieldGroup } from '../../components/forms/FieldGroup/FieldGroup';
import { focusField } from '../../components/forms/FieldFrame/focusField';
import { ProblemText } from '../../components/forms/FieldFrame/FieldFrame';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { ImageField } from '../../components/forms/ImageField/ImageField';
import { LineField } from '../../components/forms/LineField/LineField';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Text } from '../../components/layout/Unbroken/texts';
import { Section } from '../../components/layout/Section/Section';
import { files as copy, newFileProblem } from '../../copy/person';
import { isUnsure } from '../../domain/failure';
import type { Question } from '../../domain/questionnaire/question';
import { fileFieldId, type useUpload } from './useUpload';

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
  upload: ReturnType<typeof useUpload>;
}

/** The form that adds a file (§file-title-required). */
export function AddFile({ upload }: AddFileProps) {
  const { form, part, busy, result, share } = upload;
  const { open, hint } = part;
  const title = form.field('title');
  const file = form.field('file');
  const percent = busy ? Math.floor(share * 100) : 0;
  const lacking = open.some((field) => form.problemOf(field) === 'missing');
  const [first] = open;
  const submit = () => {
    part.submit();
    if (first) focusField(fileFieldId(first));
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
          <DraftState {...form.draft} busy={busy} onStartOver={form.startOver} />
          <FieldGroup>
            <LineField
              id={title.id}
              words={{
                label: copy.title,
                required: true,
                hint: copy.titleHint,
                problem: title.problem && newFileProblem('title', title.problem),
              }}
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
          {lacking && <ProblemText>{copy.bothNeeded}</ProblemText>}
          {form.asked && open.length === 0 && hint && <Text role="status">{hint}</Text>}
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
