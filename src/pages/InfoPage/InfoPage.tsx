import { Group, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useAnswers, useCheckSaved, useSaveAnswers } from '../../api/answers';
import { useAction } from '../../api/useAction';
import { useNow } from '../../device/clinicClock';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { ActionResult, type ActionResultProps } from '../../components/feedback/ActionResult/ActionResult';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { ErrorSummary } from '../../components/forms/ErrorSummary/ErrorSummary';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Notice } from '../../components/feedback/Notice/Notice';
import { QuestionCards } from '../../components/forms/QuestionField/QuestionField';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { titles } from '../../copy/app';
import { common } from '../../copy/common';
import { answerProblemItem, info as copy, questionnaire } from '../../copy/questionnaire';
import {
  askedLines,
  changedLines,
  editableLines,
  lineKey,
  lineProblems,
  noChanges,
  normalizeChanges,
  shownValues,
  type BasicInfoLine,
  type Changes,
} from '../../domain/questionnaire/basicInfo';
import { isUnsure } from '../../domain/failure';
import { valuesOf, type Answer } from '../../domain/questionnaire/question';
import { useClinicForm } from '../../forms/useClinicForm';
import { paths } from '../../paths';
import { usePlatform } from '../../messaging/PlatformProvider';
import { Text } from '../../components/layout/JaText/texts';

function useInfoForm(lines: readonly BasicInfoLine[], onSaved: () => void) {
  const now = useNow();
  const { accessToken } = usePlatform();
  const save = useSaveAnswers();
  const checkSaved = useCheckSaved();
  const { state, busy, run, reset, readAgain } = useAction<{ changes: Changes; clear: () => void }, 'saved'>(
    async ({ changes, clear }) => {
      const outcome = await save(lines, changes, accessToken());
      // Clears the draft here too, because `useAction` does not call `onEnd` (its second argument) after unmount.
      clear();
      return outcome;
    },
    (end) => {
      if (end.status !== 'done') return;
      end.input.clear();
      onSaved();
    },
    ({ changes }) => checkSaved(changes),
  );
  const form = useClinicForm({
    initial: noChanges(lines),
    draft: { subjectId: 0, form: 'basic-info' },
    idOf: (key) => `info-${key}`,
    problems: (changes) => lineProblems(lines, changes, now),
    normalize: (changes) => normalizeChanges(lines, changes),
    words: {
      missing: questionnaire.missing,
      wrong: questionnaire.invalid,
      problem: (key, problem) => {
        const line = lines.find((listed) => lineKey(listed) === key);
        return line ? answerProblemItem(line, problem) : '';
      },
    },
  });
  const part = form.part(lines.map(lineKey), (changes, clear) => run({ changes, clear }));
  const startOver = () => {
    reset();
    form.startOver();
  };
  const checkAction = { label: common.reload, onClick: readAgain };
  const result = { action: state, failed: copy.saveFailed, checkAction } satisfies ActionResultProps;
  return { form, part, startOver, busy, result };
}

function InfoForm({ lines, hasPictures }: { lines: BasicInfoLine[]; hasPictures: boolean }) {
  const now = useNow();
  const [isSaved, setIsSaved] = useState(false);
  const { form, part, busy, result, startOver } = useInfoForm(lines, () => setIsSaved(true));
  const { draft, values: changes } = form;
  const { field, fieldsWithProblems, problemHint, summary, submit } = part;
  if (!draft.ready) return <Skeletons shape="form" />;
  const isSaveUnsure = isUnsure(result.action);
  const changedCount = changedLines(lines, changes).length;
  const focusProblem = () => (fieldsWithProblems.length > 0 ? submit() : document.getElementById('info-lead')?.focus());
  const renderStatus = () => {
    if (problemHint !== null) return problemHint;
    if (changedCount > 0) return isSaveUnsure ? copy.changedMaybe(changedCount) : copy.changed(changedCount);
    if (!isSaved) return copy.nothingChanged;
    return (
      <Group component="span" justify="center" gap={4} fw={700} c="var(--color-asagi-shade)">
        <IconCheck aria-hidden size="1.25rem" />
        {copy.saved}
      </Group>
    );
  };
  return (
    <Stack>
      <ErrorSummary summary={summary} />
      {draft.stored === false && <Notice tone="warning" role="status" title={questionnaire.notSaved} />}
      {draft.restored && changedCount > 0 && (
        <Notice
          tone="info"
          role="status"
          title={copy.restored}
          action={{ label: copy.undo, blocked: busy, onClick: startOver }}
        />
      )}
      <Text id="info-lead" tabIndex={-1} size="sm" c="dimmed">
        {copy.lead}
      </Text>
      <QuestionCards
        questions={askedLines(lines, changes)}
        now={now}
        field={(line) => {
          const { id, onChange, onLeave, problem } = field(lineKey(line));
          const change = (answer: Answer) => onChange(valuesOf(answer));
          return { id, value: shownValues(line, changes), onChange: change, onLeave, problem };
        }}
      />
      {hasPictures && (
        <Text size="sm" c="dimmed">
          {copy.pictures}
        </Text>
      )}
      <ActionResult {...result} />
      <ActionBar status={renderStatus()} tone={fieldsWithProblems.length > 0 ? 'warning' : 'plain'}>
        <MainButton
          variant={isSaveUnsure ? 'outline' : 'main'}
          blocked={fieldsWithProblems.length > 0 || changedCount === 0}
          busy={busy}
          onBlocked={focusProblem}
          onClick={submit}
        >
          {busy ? copy.saving : copy.save}
        </MainButton>
      </ActionBar>
    </Stack>
  );
}

/** Patients can change most of their questionnaire answers (§info-fixed-questions). */
export function InfoPage() {
  return (
    <Stack>
      <Read state={useAnswers()} skeleton="form" title={titles.basicInfo}>
        {({ rows }, isComplete) => {
          const lines = editableLines(rows);
          if (lines.length === 0 && !isComplete) return null;
          if (lines.length === 0)
            return (
              <EmptyState picture="form-done" title={copy.emptyTitle} text={copy.emptyText}>
                <MainButton to={paths.reserve}>{copy.book}</MainButton>
              </EmptyState>
            );
          const hasPictures = rows.some((line) => line.type === 'image_upload');
          return <InfoForm lines={lines} hasPictures={hasPictures} />;
        }}
      </Read>
    </Stack>
  );
}
