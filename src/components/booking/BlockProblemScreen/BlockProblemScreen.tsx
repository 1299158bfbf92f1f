import { common } from '../../../copy/commonCopy';
import { confirm } from '../../../copy/confirmCopy';
import type { BlockProblem } from '../../../domain/blockInUrl';
import { MainButton } from '../../actions/MainButton/MainButton';
import { OutcomeScreen } from '../../feedback/OutcomeScreen/OutcomeScreen';

interface BlockProblemScreenProps {
  /** 予約枠の問題（読み取れない・受付が終わった） */
  problem: BlockProblem;
  /** 「別の時間を選ぶ」のリンク先 */
  to: string;
}

/** 予約枠が読み取れない、または過ぎているときの画面（§choice-checked） */
export function BlockProblemScreen({ problem, to }: BlockProblemScreenProps) {
  return (
    <OutcomeScreen
      picture={problem === 'past' ? 'hourglass' : 'broken'}
      title={problem === 'past' ? confirm.pastBlock : confirm.brokenBlock}
      live="alert"
    >
      <MainButton to={to}>{common.chooseAnotherTime}</MainButton>
    </OutcomeScreen>
  );
}
