import { useEffect, useRef, useState } from 'react';
import { useSaveAnswers } from '../../../api/answers';
import { asFailure } from '../../../api/failure';
import type { Draft } from '../../../api/useDraft';
import type { Outcome } from '../../../components/ActionOutcome/ActionOutcome';
import { info as copy } from '../../../copy/info';
import {
  answersToUpdate,
  changedLines,
  lineKey,
  lineProblem,
  type AnsweredLine,
  type Changes,
} from '../../../domain/basicInfo';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** The changes over what is on file. They are the draft itself: a reload or a new login keeps them (E1). */
export function useInfoForm(lines: AnsweredLine[], draft: Draft) {
  const platform = usePlatform();
  const save = useSaveAnswers();
  const [saving, setSaving] = useState<'idle' | 'busy' | 'saved'>('idle');
  const [failed, setFailed] = useState<Outcome | null>(null);
  const [round, setRound] = useState(0);
  const changes = draft.answers.values;
  // Saving takes a moment: what is changed meanwhile is not what was sent.
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  }, [changes]);

  const take = (next: Changes) => {
    latest.current = next;
    if (Object.keys(next).length === 0) draft.startOver();
    else draft.setAnswers({ values: next, images: {} });
  };
  const open = lines.filter((line) => lineProblem(line, changes) !== null);

  async function send() {
    if (saving === 'busy') return;
    setSaving('busy');
    setFailed(null);
    try {
      await save(answersToUpdate(lines, changes), platform.accessToken());
      take(Object.fromEntries(Object.entries(latest.current).filter(([key, values]) => values !== changes[key])));
      setRound(0);
      setSaving('saved');
    } catch (error) {
      setSaving('idle');
      setFailed({ title: copy.saveFailed, failure: asFailure(error) });
    }
  }
  return {
    changes,
    changed: changedLines(lines, changes),
    open,
    missing: open.filter((line) => lineProblem(line, changes) === 'missing').length,
    round,
    saving,
    failed,
    set: (line: AnsweredLine, values: string[]) => {
      if (saving === 'saved') setSaving('idle');
      take({ ...latest.current, [lineKey(line)]: values });
    },
    undo: () => {
      take({});
      setRound(0);
      setFailed(null);
    },
    /** The patient asked to save while something is open: every line says what it lacks. */
    ask: () => setRound((before) => before + 1),
    send: () => void send(),
  };
}
