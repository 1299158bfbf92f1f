import { useEffect, useRef } from 'react';
import { unsure } from '../../../copy/trouble';
import { isUnsure, type ActionStatus, type FailureInfo } from '../../../domain/failure';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { Notice, type NoticeAction } from '../Notice/Notice';

export interface Outcome {
  title: string;
  text?: string;
  failure?: FailureInfo;
  /** A problem other than a failed request, and what to do instead. */
  problem?: Problem;
}

interface Problem {
  tone?: 'warm';
  text: string;
  action?: NoticeAction;
  /** Shown only when the clinic gives a contact. */
  contactAdvice?: string;
}

function OutcomeNotice({ title, text, failure, problem }: Outcome) {
  if (failure) return <FailureNotice failure={failure} title={title} />;
  if (problem) return <Notice tone="error" role="alert" title={title} {...problem} />;
  return <Notice tone="info" role="status" title={title} text={text} />;
}

export interface ActionResultProps {
  /** 操作の状態。失敗すると、結果へフォーカスを移します */
  action?: ActionStatus;
  failed?: string;
  /** できたかどうかわからないときに、確かめる一覧へのボタン */
  list?: NoticeAction;
  /** 通信の失敗のほかに伝える結果（できたこと、できなかった理由） */
  outcome?: Outcome | null;
}

/** 操作の結果。押したボタンのすぐ上か画面の上に置きます。表示されると、フォーカスが移ります（§outcome-where-pressed、§unsure-looks-first） */
export function ActionResult({ action, failed = '', list, outcome = null }: ActionResultProps) {
  const place = useRef<HTMLDivElement>(null);
  const end = action ?? outcome;
  // The pressed button may have unmounted. In an effect, because a closing step focuses the page title first.
  useEffect(() => {
    if (!end) return;
    place.current?.focus({ preventScroll: true });
    // With large text the result may be taller than the screen.
    place.current?.scrollIntoView({ block: 'start' });
  }, [end]);
  const failure = action?.status === 'failed' ? action.failure : null;
  if (outcome === null && failure === null) return null;
  return (
    // Space for a header without tabs.
    <div ref={place} tabIndex={-1} style={{ scrollMarginTop: '3.5rem' }}>
      {isUnsure(action) && list ? (
        <Notice tone="warm" role="alert" {...unsure} action={{ ...list, main: true }} />
      ) : (
        <OutcomeNotice {...(outcome ?? { title: failed, failure: failure ?? undefined })} />
      )}
    </div>
  );
}
