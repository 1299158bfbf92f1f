import { lineTrouble } from '../../../copy/line';
import { loginAgain } from '../../../copy/trouble';
import { useLogin } from '../FailureNotice/loginContext';
import { Notice } from '../Notice/Notice';

interface TroubleNoticeProps {
  trouble: keyof typeof lineTrouble;
  /** ログインし直せば解決する問題のとき true */
  offersLogin?: boolean;
}

/** LINEの機能が使えなかったときのお知らせ（§line-errors-in-words） */
export function TroubleNotice({ trouble, offersLogin = false }: TroubleNoticeProps) {
  const onLogin = useLogin();
  const { title, advice, contact }: { title: string; advice: string; contact?: string } = lineTrouble[trouble];
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      text={advice}
      contactAdvice={contact}
      action={offersLogin && onLogin ? { label: loginAgain, onClick: onLogin } : undefined}
    />
  );
}
