import { app } from '../../../copy/appCopy';
import { common } from '../../../copy/commonCopy';
import { MainButton } from '../../layout/MainButton/MainButton';
import { OutcomeScreen } from '../OutcomeScreen/OutcomeScreen';

interface NotFoundScreenProps {
  /** 「診療予約へ戻る」のリンク先 */
  to: string;
}

/** 「ページが見つかりません」の画面の中身。見出しはヘッダーが示します */
export function NotFoundScreen({ to }: NotFoundScreenProps) {
  return (
    <OutcomeScreen picture="not-found" title={app.notFoundTitle} text={app.notFoundAdvice}>
      <MainButton to={to}>{common.toBooking}</MainButton>
    </OutcomeScreen>
  );
}
