import { common } from '../../../copy/common';
import { loginAgain, loginMayHelp, trouble } from '../../../copy/trouble';
import type { FailureInfo } from '../../../domain/failure';
import { Notice } from '../Notice/Notice';
import { useLogin } from './loginContext';

interface FailureNoticeProps {
  failure: FailureInfo;
  title: string;
  /** 読み込みに失敗したときだけ、読み直す処理を渡します */
  onReload?: () => void;
}

/** 失敗したときに、起きたことと次にできることを伝えるお知らせ（§failures-never-silent） */
export function FailureNotice({ failure, title, onReload }: FailureNoticeProps) {
  const onLogin = useLogin();
  const { title: cause, advice, contact } = trouble[failure.kind];
  const reload = failure.kind !== 'login' && onReload ? [{ label: common.reload, onClick: onReload }] : [];
  // A browser may report a refused login as a lost connection (`unreached`).
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
