import { NextStepLead } from '../../../components/visit/NextStepLead/NextStepLead';
import { reservation as copy } from '../../../copy/visit';
import type { Instant } from '../../../domain/calendar/jst';
import type { NextStep } from '../../../domain/visit/nextStep';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { stepTarget } from './stepTarget';

interface MyNextStepProps {
  step: NextStep | null;
  now: Instant;
  /** True when the patient must be told that something is unpaid (§unpaid-alert). */
  unpaid: boolean;
}

/** The next step at the top of My Page (§next-step-order). Steps done on this page have no button. */
export function MyNextStep({ step, now, unpaid }: MyNextStepProps) {
  const platform = usePlatform();
  return (
    <NextStepLead
      step={step}
      now={now}
      to={step && stepTarget(step)}
      {...(unpaid && { alert: copy.unpaidAlert })}
      onEnterRoom={platform.openExternal}
    />
  );
}
