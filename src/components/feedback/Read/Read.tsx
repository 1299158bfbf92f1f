import type { ReactNode } from 'react';
import { lostRows, stale } from '../../../copy/trouble';
import type { Loadable } from '../../../domain/loadable';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { FailureScreen } from '../FailureScreen/FailureScreen';
import { Skeletons, type SkeletonsProps } from '../Skeletons/Skeletons';
import { Notice } from '../Notice/Notice';

interface LostRowsProps {
  count: number;
}

/** 一覧のうち表示できないものの数。ほかのものはそのまま使えます（§one-bad-row） */
export function LostRows({ count }: LostRowsProps) {
  if (count === 0) return null;
  return <Notice tone="warm" role="status" title={lostRows.title(count)} text={lostRows.text} ask={lostRows.contact} />;
}

interface ReadProps<T> {
  of: Loadable<T>;
  skeleton: SkeletonsProps['shape'];
  /** 読み込むものの名前。最新の内容を確認できなかったことを伝えるときに使います */
  title?: string;
  /** 読み込めなかったことを伝える一文。なければ失敗の種類の文 */
  failed?: string;
  /** `isWhole` は、読めなかったものがないとき true。「ありません」は、そのときだけ表示します */
  children: (data: T, isWhole: boolean) => ReactNode;
}

/** 読み込み中・失敗・更新の失敗・読めない行を、どの画面でも同じように伝えます（§failures-never-silent） */
export function Read<T>({ of, skeleton, title, failed, children }: ReadProps<T>) {
  if (of.status === 'loading') return <Skeletons shape={skeleton} />;
  if (of.status === 'failed') return <FailureScreen kind={of.failure.kind} title={failed} onRetry={of.retry} />;
  return (
    <>
      {of.stale && title && <FailureNotice failure={of.stale} title={stale(title)} onReload={of.reload} />}
      <LostRows count={of.lost} />
      {children(of.data, of.lost === 0)}
    </>
  );
}
