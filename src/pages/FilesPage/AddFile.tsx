import { Progress, Stack } from '@mantine/core';
import { useState } from 'react';
import type { MedicalFile } from '../../api/contract/files';
import { useAddFile, useReadFilesNow } from '../../api/files';
import { useAction } from '../../api/useAction';
import { DraftState } from '../../components/forms/DraftState/DraftState';
import { FieldGroup } from '../../components/forms/FieldGroup/FieldGroup';
import { focusField } from '../../components/forms/FieldFrame/focusField';
import { ProblemText } from '../../components/forms/FieldFrame/FieldFrame';
import { ActionResult, type ActionResultProps } from '../../components/feedback/ActionResult/ActionResult';
import { ImageField } from '../../components/forms/ImageField/ImageField';
import { SingleLineField } from '../../components/forms/SingleLineField/SingleLineField';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Text } from '../../components/layout/JaText/texts';
import { Section } from '../../components/layout/Section/Section';
import { common } from '../../copy/common';
import { files as copy, newFileProblem, register } from '../../copy/person';
import { NEW_FILE_FIELDS, NO_FILE, newFileProblems, normalizeNewFile } from '../../domain/fields/file';
import { isUnsure } from '../../domain/failure';
import type { Question } from '../../domain/questionnaire/question';
import { useClinicForm } from '../../forms/useClinicForm';
import '../../theme/laterStyles';

const FILE_QUESTION: Question = {
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

const fileFieldId = (field: string): string => `file-${field}`;

const TEXT_BY_STATUS: Record<number, string> = { 413: copy.tooLarge, 415: copy.wrongType };

interface Upload {
  title: string;
  file: Blob;
  clear: () => void;
}

/** The form for a new file, and its upload. If the upload fails, the input stays (§upload-survives-failure). */
export function useUpload(listedFiles: readonly MedicalFile[], onAdded: (title: string) => void) {
  const addFile = useAddFile();
  const read = useReadFilesNow();
  /** From 0 to 1. */
  const [uploaded, setUploaded] = useState(0);
  const { state, busy, run, readAgain } = useAction<Upload, 'added'>(
    ({ title, file }, signal) => {
      setUploaded(0);
      return addFile(title, file, { onProgress: setUploaded, signal });
    },
    (end) => {
      if (end.status !== 'done') return;
      end.input.clear();
      onAdded(end.input.title);
    },
    // If the reply is lost, this check searches only new files, because an older file may have the same title.
    async ({ title }) => {
      const newFiles = (await read()).rows.filter((row) => !listedFiles.some(({ id }) => id === row.id));
      return newFiles.some((file) => file.title === title) ? 'added' : 'notDone';
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
  const sentence = TEXT_BY_STATUS[failure?.status ?? 0];
  const result = {
    action: state,
    failed: copy.addFailed,
    checkAction: { label: common.reload, onClick: readAgain },
    outcome: failure && sentence ? { title: copy.addFailed, failure: { kind: failure.kind, sentence } } : null,
  } satisfies ActionResultProps;
  return { form, part, busy, result, uploaded };
}

export function AddFile({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { form, part, busy, result, uploaded } = upload;
  const { fieldsWithProblems, problemHint } = part;
  const title = form.field('title');
  const file = form.field('file');
  const percent = busy ? Math.floor(uploaded * 100) : 0;
  const missingFields = NEW_FILE_FIELDS.filter((field) => form.problemOf(field) === 'missing');
  const [firstWithProblem] = fieldsWithProblems;
  return (
    <Section title={copy.addTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          part.submit(event);
          if (firstWithProblem) focusField(fileFieldId(firstWithProblem));
        }}
      >
        <Stack gap="sm">
          <DraftState {...form.draft} busy={busy} onStartOver={form.startOver} />
          <FieldGroup>
            <SingleLineField
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
              question={FILE_QUESTION}
              value={file.value}
              onChange={file.onChange}
              onPreparing={file.onPreparing}
              problem={file.problem === 'missing' ? 'missing' : null}
            />
          </FieldGroup>
          {missingFields.length > 0 && <ProblemText>{copy.needed(missingFields)}</ProblemText>}
          {form.attempted && fieldsWithProblems.length === 0 && problemHint && <Text role="status">{problemHint}</Text>}
          <ActionResult {...result} />
          {percent > 0 && <Progress aria-label={copy.progress} value={percent} style={{ forcedColorAdjust: 'none' }} />}
          <MainButton type="submit" variant={isUnsure(result.action) ? 'outline' : 'main'} busy={busy}>
            {!busy ? copy.add : percent > 0 ? copy.addingShare(percent) : copy.adding}
          </MainButton>
        </Stack>
      </form>
    </Section>
  );
}
