import { loginAgain, trouble } from '../../../copy/troubleCopy';
import type { FailureKind } from '../../../domain/failureKind';
import { Notice } from '../Notice/Notice';

interface FailureNoticeProps {
  /** 失敗の種類と、クリニックからの説明 */
  failure: { kind: FailureKind; says: string | null };
  /** 何ができなかったか */
  title: string;
  /** 「もう一度ログインする」を押したとき。渡さなければボタンを出しません */
  onLogin?: () => void;
}

/** 操作が失敗したときのお知らせ。何が起きたか、次に何をすればよいかを伝えます */
export function FailureNotice({ failure, title, onLogin }: FailureNoticeProps) {
  const { title: what, advice } = trouble[failure.kind];
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      text={`${failure.says ?? `${what}。`}${failure.kind === 'refused' && failure.says ? '' : advice}`}
      {...(failure.kind === 'login' && onLogin && { action: { label: loginAgain, onClick: onLogin } })}
    />
  );
}
