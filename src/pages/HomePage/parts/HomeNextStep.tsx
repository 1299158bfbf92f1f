import { useReservations } from '../../../api/reservationsApi';
import { useNow } from '../../../device/clinicClock';
import { useNextStep } from '../../../booking/useNextStep';
import { common } from '../../../copy/commonCopy';
import { home } from '../../../copy/homeCopy';
import { loginAgain, trouble } from '../../../copy/troubleCopy';
import { paths } from '../../../paths';
import { Lead } from '../../../components/layout/Lead/Lead';
import { NextStepLead } from '../../../components/records/NextStepLead/NextStepLead';
import { usePlatform } from '../../../messaging/PlatformProvider';

/**
 * The next step on home (§next-step-order); where the reservations cannot be read, that stands in its place
 * (§reservations-unread). A component of its own, so that the countdown re-renders only this part.
 */
export function HomeNextStep() {
  const platform = usePlatform();
  const now = useNow(1000);
  const list = useReservations();
  const step = useNextStep(now);
  if (list.status === 'failed') {
    const { kind } = list.failure;
    const action = { label: kind === 'login' ? loginAgain : common.reload, onClick: list.retry };
    return <Lead tone="attention" title={home.unread} facts={trouble[kind].title} live="alert" action={action} />;
  }
  return <NextStepLead step={step} now={now} to={step && paths.nextStep(step)} onEnterRoom={platform.openExternal} />;
}
