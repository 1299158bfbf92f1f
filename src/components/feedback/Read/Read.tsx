import type { ReactNode } from 'react';
import { stale } from '../../../copy/trouble';
import type { Loadable } from '../../../domain/loadable';
import { FailureNotice } from '../FailureNotice/FailureNotice';
import { FailureScreen } from '../FailureScreen/FailureScreen';
import { Skeletons, type SkeletonsProps } from '../Skeletons/Skeletons';
import { LostRows } from './LostRows';

interface ReadProps<T> {
  /** 読み込みのようす */
  of: Loadable<T>;
  /** 読み込みの間の骨組み。1件（`card`）、一覧（`list`）、入力欄や質問（`form`） */
  skeleton: SkeletonsProps['shape'];
  /** 読み込むものの名前。新しくできなかったことを伝えるときに使います。渡さなければ伝えません */
  title?: string;
  /** 読み込めなかったことを伝える一文。なければ失敗の種類の文 */
  failed?: string;
  /** 読み込んだものの表示。`isWhole` は、読めなかったものがないとき true。ないことを伝えるのは、そのときだけです */
  children: (data: T, isWhole: boolean) => ReactNode;
}

/**
 * 読み込んだものの表示。読み込み中、読み込みの失敗（もう一度読み込む、またはログインする）、新しくできなかったこと、
 * 表示できないものの数を、どの画面でも同じように伝えます（§failures-never-silent、§one-bad-row）
 */
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
