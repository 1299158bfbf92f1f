import { useEffect, useRef } from 'react';
import { unknownOutcome } from '../../../copy/trouble';
import { isUnsure, type ActionStatus, type FailureInfo } from '../../../domain/failure';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { Notice, type NoticeAction } from '../Notice/Notice';

export interface ShownOutcome {
  title: string;
  text?: string;
  failure?: FailureInfo;
  /** A problem other than a failed request, and what the patient can do about it. */
  problem?: Problem;
}

interface Problem {
  tone?: 'warning';
  text: string;
  action?: NoticeAction;
  /** Advises the patient to contact the clinic. Shown only if the clinic gives a contact. */
  contactAdvice?: string;
}

function OutcomeNotice({ title, text, failure, problem }: ShownOutcome) {
  if (failure) return <FailureNotice failure={failure} title={title} />;
  if (problem) return <Notice tone="error" role="alert" title={title} {...problem} />;
  return <Notice tone="info" role="status" title={title} text={text} />;
}

export interface ActionResultProps {
  /** 操作の状態。操作が失敗すると、お知らせを表示します */
  action?: ActionStatus;
  /** 操作が失敗したことを伝える題名 */
  failed?: string;
  /** 操作できたかどうかわからないときに、一覧で確かめるためのボタン */
  list?: NoticeAction;
  /** できたかどうかわからない操作の名前（「お支払い」など） */
  what?: string;
  /** `action` の失敗とは別に伝える結果（できたことや、できなかった理由） */
  outcome?: ShownOutcome | null;
}

/** 操作の結果を伝えるお知らせ。押したボタンのすぐ上か、画面の上部に置きます。表示されると、フォーカスがここに移ります（§outcome-where-pressed、§unsure-looks-first） */
export function ActionResult({ action, failed = '', list, what, outcome = null }: ActionResultProps) {
  const container = useRef<HTMLDivElement>(null);
  const shownResult = action ?? outcome;
  // Focuses the result, because the pressed button may be gone. A form that closes focuses the page title before this.
  useEffect(() => {
    if (!shownResult) return;
    container.current?.focus({ preventScroll: true });
    // With large text the result may be higher than the screen, so its top is scrolled into view.
    container.current?.scrollIntoView({ block: 'start' });
  }, [shownResult]);
  const failure = action?.status === 'failed' ? action.failure : null;
  if (outcome === null && failure === null) return null;
  return (
    // The margin keeps the scrolled result below the sticky page header. Its size fits a header without tabs.
    <div ref={container} tabIndex={-1} style={{ scrollMarginTop: '3.5rem' }}>
      {isUnsure(action) && list ? (
        <Notice
          tone="warning"
          role="alert"
          title={unknownOutcome.title}
          text={unknownOutcome.text(what)}
          action={{ ...list, main: true }}
        />
      ) : (
        <OutcomeNotice {...(outcome ?? { title: failed, failure: failure ?? undefined })} />
      )}
    </div>
  );
}
