import { useEffect, useRef } from 'react';
import type { FailureKind } from '../../../domain/failure';
import { ContactWays } from '../ContactWays/ContactWays';
import { useContact } from '../ContactWays/contactContext';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { Notice, type NoticeAction } from '../Notice/Notice';

/** The result of the patient's last action on a screen; with `failure`, the title says what did not happen. */
export interface Outcome {
  title: string;
  text?: string;
  failure?: { kind: FailureKind; says: string | null };
  /** Without a failure of a call: something else that went wrong, and what to do instead. */
  problem?: Problem;
}

interface Problem {
  tone?: 'warm';
  text: string;
  action?: NoticeAction;
  /** Sends the patient to the clinic, where there is a way (§contact-only-if-given). */
  ask?: string;
}

function ProblemNotice({ title, text, ask, ...rest }: Problem & { title: string }) {
  const asks = useContact() !== null && ask !== undefined;
  return (
    <Notice tone="error" role="alert" title={title} text={asks ? text + ask : text} {...rest}>
      {asks && <ContactWays />}
    </Notice>
  );
}

interface ActionOutcomeProps {
  /** 操作の結果。新しい結果が出るたびに、ここへ移って読み上げます */
  outcome: Outcome | null;
  /** 「もう一度ログインする」を押したとき。渡さなければボタンを出しません */
  onLogin?: (() => void) | undefined;
  /** 変わると、そこへ移ります。渡さなければ、失敗か結果そのもの */
  of?: object;
}

/**
 * 操作の結果（できたこと、できなかったこと）。画面下のボタンのすぐ上か、画面の上に置き、出るとそこへ移ります
 * （§outcome-where-pressed）
 */
export function ActionOutcome({ outcome, onLogin, of = outcome?.failure ?? outcome ?? undefined }: ActionOutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may be unmounted or far below, so the result gets focus. In an effect, because a closing step
  // first focuses the page title.
  useEffect(() => {
    if (!of) return;
    place.current?.focus({ preventScroll: true });
    // Align its start: with large text it may be taller than the screen.
    place.current?.scrollIntoView({ block: 'start' });
  }, [of]);
  if (outcome === null) return null;
  const { title, text, failure, problem } = outcome;
  return (
    // The page's scroll padding leaves room for a header without tabs.
    <div ref={place} tabIndex={-1} style={{ scrollMarginTop: '3.5rem' }}>
      {failure ? (
        <FailureNotice failure={failure} title={title} onLogin={onLogin} />
      ) : problem ? (
        <ProblemNotice title={title} {...problem} />
      ) : (
        <Notice tone="info" role="status" title={title} {...(text && { text })} />
      )}
    </div>
  );
}
