import { useEffect, useRef } from 'react';
import { unknownOutcome } from '../../../copy/trouble';
import { isUnsure, type ActionStatus, type FailureInfo } from '../../../domain/failure';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { Notice, type NoticeAction } from '../Notice/Notice';

export interface ShownOutcome {
  title: string;
  text?: string;
  failure?: FailureInfo;
  /** A problem other than a failed request. */
  problem?: Problem;
}

interface Problem {
  tone?: 'warning';
  text: string;
  action?: NoticeAction;
  /** Shown only if the clinic has set a contact. */
  contactAdvice?: string;
}

function OutcomeNotice({ title, text, failure, problem }: ShownOutcome) {
  if (failure) return <FailureNotice failure={failure} title={title} />;
  if (problem) return <Notice tone="error" role="alert" title={title} {...problem} />;
  return <Notice tone="info" role="status" title={title} text={text} />;
}

export interface ActionResultProps {
  /** 操作の状態。失敗したときだけ、お知らせを表示する */
  action?: ActionStatus;
  /** `action` が失敗したときのお知らせの題名 */
  failed?: string;
  /** 操作できたかどうかわからないときに、一覧で確かめるためのボタン */
  checkAction?: NoticeAction;
  /** できたかどうかわからない操作の名前（「お支払い」など） */
  what?: string;
  /** 表示する結果（成功や、受け付けられなかった理由など） */
  outcome?: ShownOutcome | null;
}

/** 操作の結果を伝えるお知らせ。表示されると、フォーカスを受け取ります（§outcome-where-pressed、§unsure-looks-first） */
export function ActionResult({ action, failed = '', checkAction, what, outcome = null }: ActionResultProps) {
  const container = useRef<HTMLDivElement>(null);
  const shownResult = action ?? outcome;
  // Focuses the result, because the pressed button may be gone.
  useEffect(() => {
    if (!shownResult) return;
    container.current?.focus({ preventScroll: true });
    // Scrolls to the top of the result, because with large text the result may be taller than the screen.
    container.current?.scrollIntoView({ block: 'start' });
  }, [shownResult]);
  const failure = action?.status === 'failed' ? action.failure : null;
  if (outcome === null && failure === null) return null;
  return (
    // The margin keeps the result below the sticky page header.
    <div ref={container} tabIndex={-1} style={{ scrollMarginTop: '3.5rem' }}>
      {isUnsure(action) && checkAction ? (
        <Notice
          tone="warning"
          role="alert"
          title={unknownOutcome.title}
          text={unknownOutcome.text(what)}
          action={{ ...checkAction, main: true }}
        />
      ) : (
        <OutcomeNotice {...(outcome ?? { title: failed, failure: failure ?? undefined })} />
      )}
    </div>
  );
}
