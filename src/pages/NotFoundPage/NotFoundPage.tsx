import { OutcomeScreen } from '../../components/feedback/OutcomeScreen/OutcomeScreen';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { app } from '../../copy/app';
import { common } from '../../copy/common';
import { paths } from '../../paths';

export function NotFoundPage() {
  return (
    <OutcomeScreen picture="not-found" title={app.notFoundTitle} text={app.notFoundAdvice}>
      <MainButton to={paths.reserve}>{common.toBooking}</MainButton>
    </OutcomeScreen>
  );
}
