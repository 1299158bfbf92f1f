import { common } from '../../../copy/common';
import { confirm } from '../../../copy/confirm';
import { MainButton } from '../../actions/MainButton/MainButton';
import { OutcomeScreen } from '../../feedback/OutcomeScreen/OutcomeScreen';

interface BlockProblemScreenProps {
  to: string;
}

/** 予約枠が読み取れないときの画面 */
export function BlockProblemScreen({ to }: BlockProblemScreenProps) {
  return (
    <OutcomeScreen picture="broken" title={confirm.brokenBlock} text={confirm.brokenBlockText} live="alert">
      <MainButton to={to}>{common.chooseAnotherTime}</MainButton>
    </OutcomeScreen>
  );
}
