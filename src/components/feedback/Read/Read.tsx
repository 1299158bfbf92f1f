import type { ReactNode } from 'react';
import { lostRows, stale } from '../../../copy/trouble';
import type { Loadable } from '../../../domain/loadable';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { FailureScreen } from '../FailureScreen/FailureScreen';
import { Skeletons, type SkeletonsProps } from '../Skeletons/Skeletons';
import { Notice } from '../Notice/Notice';

/** 一覧のうち、表示できない項目の数を伝えるお知らせ（§one-bad-row） */
export function LostRows({ count }: { count: number }) {
  if (count === 0) return null;
  const { title, text, contact } = lostRows;
  return <Notice tone="warning" role="status" title={title(count)} text={text} contactAdvice={contact} />;
}

interface ReadProps<T> {
  state: Loadable<T>;
  skeleton: SkeletonsProps['shape'];
  /** 内容の名前。更新の失敗を伝える文に使います。省くと、更新の失敗を伝えません */
  title?: string;
  /** 読み込めなかったことを伝える文（省くと、失敗の種類ごとの文） */
  failed?: string;
  /** 読み取れない項目があると、`isComplete` は false です。false のときは、一覧が空でも「ありません」と表示しないでください */
  children: (data: T, isComplete: boolean) => ReactNode;
}

/** 読み込み中、失敗、読み込んだ内容のどれかを表示します（§failures-never-silent） */
export function Read<T>({ state, skeleton, title, failed, children }: ReadProps<T>) {
  if (state.status === 'loading') return <Skeletons shape={skeleton} />;
  if (state.status === 'failed')
    return <FailureScreen kind={state.failure.kind} title={failed} onRetry={state.retry} />;
  return (
    <>
      {state.readFailure && title && (
        <FailureNotice failure={state.readFailure} title={stale(title)} onReload={state.reload} />
      )}
      <LostRows count={state.lost} />
      {children(state.data, state.lost === 0)}
    </>
  );
}
