import { common } from '../../../copy/common';
import { confirm } from '../../../copy/confirm';
import { MainButton } from '../../actions/MainButton/MainButton';
import { OutcomeScreen } from '../../feedback/OutcomeScreen/OutcomeScreen';

/** URLの予約枠を読み取れないときの画面 */
export function BlockProblemScreen({ to }: { to: string }) {
  return (
    <OutcomeScreen picture="broken" title={confirm.brokenBlock} text={confirm.brokenBlockText} live="alert">
      <MainButton to={to}>{common.chooseAnotherTime}</MainButton>
    </OutcomeScreen>
  );
}
