import { common } from '../../../copy/common';
import { payment } from '../../../copy/money';
import type { BillProblem } from '../../../domain/money/payment';
import type { IllustrationName } from '../../feedback/Illustration/Illustration';
import { MainButton } from '../../actions/MainButton/MainButton';
import { OutcomeScreen } from '../../feedback/OutcomeScreen/OutcomeScreen';

const PICTURES: Record<BillProblem, IllustrationName> = {
  paid: 'payment-empty',
  notConfirmed: 'hourglass',
  cancelled: 'calendar-empty',
  missed: 'calendar-empty',
  notFound: 'not-found',
  closed: 'payment-empty',
};

interface BillProblemScreenProps {
  problem: BillProblem;
  /** クリニックからの説明。ないときは、`problem` に応じた案内を表示します */
  sentence?: string | null;
  listTo: string;
  reservationsTo: string;
}

/** 支払えない明細を開いたときに、支払えない理由を示す画面 */
export function BillProblemScreen({ problem, sentence, listTo, reservationsTo }: BillProblemScreenProps) {
  const { title, text } = payment.problems[problem];
  return (
    <OutcomeScreen picture={PICTURES[problem]} title={title} text={sentence ?? text} live="status">
      {problem === 'notFound' ? (
        <MainButton to={listTo}>{payment.toList}</MainButton>
      ) : (
        <MainButton to={reservationsTo}>{common.toReservations}</MainButton>
      )}
    </OutcomeScreen>
  );
}
