import { reservation as copy } from '../../../copy/reservationCopy';
import type { VisitPhase } from '../../../domain/visitPhase';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Notice } from '../../feedback/Notice/Notice';

interface VisitGuideProps {
  /** 診療のどの段階か */
  phase: VisitPhase;
}

/** 診療の当日、その時間に知っておきたいこと（E22） */
export function VisitGuide({ phase }: VisitGuideProps) {
  const way = useContact();
  if (phase !== 'over') return null;
  return (
    <Notice tone="info" role="status" title={copy.over} text={way ? copy.overContact : copy.overAdvice}>
      <ContactWays />
    </Notice>
  );
}
