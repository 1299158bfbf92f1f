import { useNextStep } from '../../../booking/useNextStep';
import { paths } from '../../../paths';
import { NextStepLead } from '../../../components/records/NextStepLead/NextStepLead';
import type { Instant } from '../../../domain/jst';
import { usePlatform } from '../../../messaging/PlatformProvider';

interface MyNextStepProps {
  now: Instant;
  /** True after at least one consultation; without one nothing can be pending. */
  seen: boolean;
}

/** The next step at the top of My Page (§next-step-order). Steps done on this page have no button. */
export function MyNextStep({ now, seen }: MyNextStepProps) {
  const platform = usePlatform();
  const step = useNextStep(now);
  if (step?.kind === 'none' && !seen) return null;
  const to = step && paths.nextStep(step);
  return (
    <NextStepLead
      step={step}
      now={now}
      to={to === paths.reservations ? null : to}
      onEnterRoom={platform.openExternal}
    />
  );
}
