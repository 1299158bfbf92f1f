import { useEffect, useRef } from 'react';
import type { FailureKind } from '../../../domain/failureKind';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { Notice } from '../Notice/Notice';

/** How the patient's last action on a screen ended; a failure says what did not happen. */
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
  // What was pressed may be gone, or far below: the words are where the patient goes on. After the step that goes has
  // given the focus to the page's title.
  useEffect(() => {
    if (!outcome) return;
    place.current?.focus({ preventScroll: true });
    // Its beginning, however tall it is with large text.
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
