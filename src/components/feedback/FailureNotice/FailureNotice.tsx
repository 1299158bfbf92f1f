import { common } from '../../../copy/common';
import { loginAgain, loginMayHelp, trouble } from '../../../copy/trouble';
import type { FailureInfo } from '../../../domain/failure';
import { Notice } from '../Notice/Notice';
import { useLogin } from './loginContext';

interface FailureNoticeProps {
  failure: FailureInfo;
  title: string;
  /** 「もう一度読み込む」を押したときの処理。読み込みに失敗したときだけ渡します */
  onReload?: () => void;
}

/** 操作が失敗したときのお知らせ。何が起きたか、次に何をすればよいかを伝えます（§failures-never-silent） */
export function FailureNotice({ failure, title, onReload }: FailureNoticeProps) {
  const onLogin = useLogin();
  const { title: cause, advice, contact } = trouble[failure.kind];
  const reload = failure.kind !== 'login' && onReload ? [{ label: common.reload, onClick: onReload }] : [];
  // The browser may report a refused login as a lost connection. So the notice of a lost connection offers the login.
  const offersLogin = onLogin && ['login', 'unreached'].includes(failure.kind);
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      text={
        (failure.sentence ?? `${cause}。`) +
        (failure.kind === 'refused' && failure.sentence ? '' : advice) +
        (offersLogin && failure.kind === 'unreached' ? loginMayHelp : '')
      }
      contactAdvice={contact}
      action={offersLogin ? [...reload, { label: loginAgain, onClick: onLogin }] : reload}
    />
  );
}
