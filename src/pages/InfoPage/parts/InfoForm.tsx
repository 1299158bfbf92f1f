import { IconCheck } from '@tabler/icons-react';
import type { Draft } from '../../../api/useDraft';
import { ActionBar } from '../../../components/ActionBar/ActionBar';
import { ActionOutcome } from '../../../components/ActionOutcome/ActionOutcome';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary';
import { MainButton } from '../../../components/MainButton/MainButton';
import { Notice } from '../../../components/Notice/Notice';
import { QuestionField } from '../../../components/QuestionField/QuestionField';
import { info as copy } from '../../../copy/info';
import { questionnaire } from '../../../copy/questionnaire';
import { lineKey, lineProblem, shownValues, type AnsweredLine } from '../../../domain/basicInfo';
import { usePlatform } from '../../../messaging/PlatformProvider';
import classes from '../InfoPage.module.css';
import { useInfoForm } from './useInfoForm';

const idOf = (line: AnsweredLine) => `info-${lineKey(line)}`;

interface InfoFormProps {
  lines: AnsweredLine[];
  draft: Draft;
  /** True when some answers are pictures, which are not shown here. */
  hasPictures: boolean;
}

/** The answers in the fields they were given in; one button saves what was changed. */
export function InfoForm({ lines, draft, hasPictures }: InfoFormProps) {
  const { relogin } = usePlatform();
  const form = useInfoForm(lines, draft);
  const { changes, changed, open, missing, saving, failed, round } = form;
  const items = open.map((line) => {
    const fix = questionnaire.problems[lineProblem(line, changes) ?? 'missing'];
    return { id: idOf(line), text: copy.summaryItem(line.text, fix) };
  });
  const blocked = open.length > 0 || changed.length === 0;
  const lead = () => (open.length > 0 ? form.ask() : document.getElementById('info-lead')?.focus());
  const state = () => {
    if (missing > 0) return questionnaire.missing(missing);
    if (open.length > 0) return questionnaire.invalid(open.length);
    if (changed.length > 0) return copy.changed(changed.length);
    if (saving !== 'saved') return copy.nothingChanged;
    return (
      <span className={classes.saved}>
        <IconCheck aria-hidden size="1.25rem" />
        {copy.saved}
      </span>
    );
  };
  return (
    <div className={classes.form}>
      {round > 0 && items.length > 0 && <ErrorSummary title={copy.summaryTitle} items={items} round={round} />}
      <ActionOutcome outcome={failed} onLogin={relogin} />
      {!draft.kept && <Notice tone="warm" role="status" title={questionnaire.notSaved} />}
      {draft.restored && changed.length > 0 && (
        <Notice tone="info" role="status" title={copy.restored} action={{ label: copy.undo, onClick: form.undo }} />
      )}
      <p id="info-lead" tabIndex={-1} className={classes.lead}>
        {copy.lead}
      </p>
      {lines.map((line) => (
        <QuestionField
          key={lineKey(line)}
          id={idOf(line)}
          question={line}
          value={shownValues(line, changes)}
          file={null}
          onChange={(values) => form.set(line, values)}
          onFile={() => undefined}
          problem={round > 0 ? lineProblem(line, changes) : null}
        />
      ))}
      {hasPictures && <p className={classes.lead}>{copy.pictures}</p>}
      <ActionBar status={state()} tone={open.length > 0 ? 'warm' : 'plain'}>
        <MainButton blocked={blocked} busy={saving === 'busy'} onBlocked={lead} onClick={form.send}>
          {saving === 'busy' ? copy.saving : copy.save}
        </MainButton>
      </ActionBar>
    </div>
  );
}
