import { lineTrouble } from '../../../copy/lineCopy';
import { loginAgain } from '../../../copy/troubleCopy';
import { Notice } from '../Notice/Notice';

interface TroubleNoticeProps {
  /** LINEでできなかったことの種類 */
  trouble: keyof typeof lineTrouble;
  /** 「もう一度ログインする」を押したとき。ログインで直るときだけ渡します */
  onLogin?: (() => void) | undefined;
}

/** LINEの機能が使えなかったときのお知らせ（spec §8、D17） */
export function TroubleNotice({ trouble, onLogin }: TroubleNoticeProps) {
  const { title, advice } = lineTrouble[trouble];
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      text={advice}
      {...(onLogin && { action: { label: loginAgain, onClick: onLogin } })}
    />
  );
}
