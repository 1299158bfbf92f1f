import { app } from '../../copy/app';
import { common } from '../../copy/common';
import { MainButton } from '../MainButton/MainButton';
import { OutcomeScreen } from '../OutcomeScreen/OutcomeScreen';

interface PreparingScreenProps {
  /** 「診療予約へ戻る」のリンク先 */
  to: string;
}

/** まだ使えない画面の中身 */
export function PreparingScreen({ to }: PreparingScreenProps) {
  return (
    <OutcomeScreen picture="preparing" title={app.preparing} text={app.preparingAdvice}>
      <MainButton to={to}>{common.toBooking}</MainButton>
    </OutcomeScreen>
  );
}
