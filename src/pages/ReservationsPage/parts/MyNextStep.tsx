import { useNextStep } from '../../../api/nextStep';
import { paths } from '../../../app/paths';
import { NextStepCard } from '../../../components/records/NextStepCard/NextStepCard';
import type { Instant } from '../../../domain/jst';
import { usePlatform } from '../../../messaging/PlatformProvider';

interface MyNextStepProps {
  now: Instant;
  /** The patient has been seen at least once: only then something can follow when nothing is under way. */
  seen: boolean;
}

/** The next step at the top of My Page (E9). What is done on this very page is said without a link. */
export function MyNextStep({ now, seen }: MyNextStepProps) {
  const platform = usePlatform();
  const step = useNextStep(now);
  if (step?.kind === 'none' && !seen) return null;
  const to = step && paths.nextStep(step);
  return (
    <NextStepCard
      step={step}
      now={now}
      to={to === paths.reservations ? null : to}
      onEnterRoom={platform.openExternal}
    />
  );
}
