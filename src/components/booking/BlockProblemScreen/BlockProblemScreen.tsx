import { common } from '../../../copy/common';
import { confirm } from '../../../copy/confirm';
import { MainButton } from '../../actions/MainButton/MainButton';
import { OutcomeScreen } from '../../feedback/OutcomeScreen/OutcomeScreen';

interface BlockProblemScreenProps {
  /** 「別の時間を選ぶ」のリンク先 */
  to: string;
}

/** 予約枠が読み取れないときの画面（§choice-checked） */
export function BlockProblemScreen({ to }: BlockProblemScreenProps) {
  return (
    <OutcomeScreen picture="broken" title={confirm.brokenBlock} live="alert">
      <MainButton to={to}>{common.chooseAnotherTime}</MainButton>
    </OutcomeScreen>
  );
}
