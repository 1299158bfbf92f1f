import { useEffect, useRef } from 'react';
import { unsure } from '../../../copy/trouble';
import { isUnsure, type Acted, type FailureInfo } from '../../../domain/failure';
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
  /** Advice to contact the clinic, where that is possible. */
  ask?: string;
}

function OutcomeNotice({ title, text, failure, problem }: Outcome) {
  if (failure) return <FailureNotice failure={failure} title={title} />;
  if (problem) return <Notice tone="error" role="alert" title={title} {...problem} />;
  return <Notice tone="info" role="status" title={title} text={text} />;
}

export interface ActionResultProps {
  /** 操作のようす。変わると、結果へ移って読み上げます */
  of?: Acted;
  failed?: string;
  /** できたかどうかわからないとき、確かめに行く一覧 */
  list?: NoticeAction;
  /** ほかに伝えること（できたこと、できなかったわけ） */
  outcome?: Outcome | null;
}

/** 操作の結果。押したボタンのすぐ上か画面の上に置き、表示されるとそこへフォーカスを移します（§outcome-where-pressed、§unsure-looks-first） */
export function ActionResult({ of, failed = '', list, outcome = null }: ActionResultProps) {
  const place = useRef<HTMLDivElement>(null);
  const end = of ?? outcome;
  // The pressed button may be unmounted. In an effect, because a closing step focuses the page title first.
  useEffect(() => {
    if (!end) return;
    place.current?.focus({ preventScroll: true });
    // With large text it may be taller than the screen.
    place.current?.scrollIntoView({ block: 'start' });
  }, [end]);
  const failure = of?.status === 'failed' ? of.failure : null;
  if (outcome === null && failure === null) return null;
  return (
    // Space for a header without tabs.
    <div ref={place} tabIndex={-1} style={{ scrollMarginTop: '3.5rem' }}>
      {of && isUnsure(of) && list ? (
        <Notice tone="warm" role="alert" {...unsure} action={{ ...list, main: true }} />
      ) : (
        <OutcomeNotice {...(outcome ?? { title: failed, failure: failure ?? undefined })} />
      )}
    </div>
  );
}
