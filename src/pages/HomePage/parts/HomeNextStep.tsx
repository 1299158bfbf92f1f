import { useNow } from '../../../device/clinicClock';
import { useNextStep } from '../../../booking/useNextStep';
import { paths } from '../../../paths';
import { NextStepLead } from '../../../components/records/NextStepLead/NextStepLead';
import { usePlatform } from '../../../messaging/PlatformProvider';

/**
 * The next step on home (§next-step-order). A component of its own, so that the countdown re-renders only this part.
 */
export function HomeNextStep() {
  const platform = usePlatform();
  const now = useNow(1000);
  const step = useNextStep(now);
  return <NextStepLead step={step} now={now} to={step && paths.nextStep(step)} onEnterRoom={platform.openExternal} />;
}
