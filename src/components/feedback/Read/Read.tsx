import type { ReactNode } from 'react';
import { lostRows, stale } from '../../../copy/trouble';
import type { Loadable } from '../../../domain/loadable';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { FailureScreen } from '../FailureScreen/FailureScreen';
import { Skeletons, type SkeletonsProps } from '../Skeletons/Skeletons';
import { Notice } from '../Notice/Notice';

/** 一覧のうち、表示できない項目の数を伝えるお知らせ。ほかの項目はそのまま使えます（§one-bad-row） */
export function LostRows({ count }: { count: number }) {
  if (count === 0) return null;
  const { title, text, contact } = lostRows;
  return <Notice tone="warning" role="status" title={title(count)} text={text} contactAdvice={contact} />;
}

interface ReadProps<T> {
  state: Loadable<T>;
  skeleton: SkeletonsProps['shape'];
  /** 読み込む内容の名前。更新に失敗したことを伝える文に使います。省くと、更新の失敗を伝えません */
  title?: string;
  /** 読み込めなかったことを伝える文。省くと、失敗の種類ごとの文を表示します */
  failed?: string;
  /** 内容を描画する関数。`isComplete` が false なら、読み取れない項目があるので、「ありません」と表示しません */
  children: (data: T, isComplete: boolean) => ReactNode;
}

/** 読み込んだ内容を表示します。読み込み中や失敗のときの表示を、どの画面でもそろえます（§failures-never-silent） */
export function Read<T>({ state, skeleton, title, failed, children }: ReadProps<T>) {
  if (state.status === 'loading') return <Skeletons shape={skeleton} />;
  if (state.status === 'failed')
    return <FailureScreen kind={state.failure.kind} title={failed} onRetry={state.retry} />;
  return (
    <>
      {state.stale && title && <FailureNotice failure={state.stale} title={stale(title)} onReload={state.reload} />}
      <LostRows count={state.lost} />
      {children(state.data, state.lost === 0)}
    </>
  );
}
