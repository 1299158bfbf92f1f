import { useEffect, useRef } from 'react';
import type { FailureKind } from '../../../domain/failureKind';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { Notice } from '../Notice/Notice';

/** The result of the patient's last action on a screen; with `failure`, the title says what did not happen. */
export interface Outcome {
  title: string;
  failure?: { kind: FailureKind; says: string | null };
}

interface ActionOutcomeProps {
  /** 操作の結果。新しい結果が出るたびに、ここへ移って読み上げます */
  outcome: Outcome | null;
  /** 「もう一度ログインする」を押したとき */
  onLogin: () => void;
}

/** 操作の結果（できたこと、できなかったこと）を画面の上で伝える */
export function ActionOutcome({ outcome, onLogin }: ActionOutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may be unmounted or far below, so the result gets focus. In an effect, because a closing step
  // first focuses the page title.
  useEffect(() => {
    if (!outcome) return;
    place.current?.focus({ preventScroll: true });
    // Align its start: with large text it may be taller than the screen.
    place.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);
  if (outcome === null) return null;
  const { title, failure } = outcome;
  return (
    <div ref={place} tabIndex={-1}>
      {failure ? (
        <FailureNotice failure={failure} title={title} onLogin={onLogin} />
      ) : (
        <Notice tone="info" role="status" title={title} />
      )}
    </div>
  );
}
