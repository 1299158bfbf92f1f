import type { Instant } from '../../../domain/calendar/jst';
import { openRoom, type NextStep } from '../../../domain/visit/nextStep';
import { nextStep as copy } from '../../../copy/nextStep';
import { Lead } from '../../layout/Lead/Lead';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { Countdown } from '../Countdown/Countdown';
import { LeadSkeleton } from '../../layout/Lead/LeadSkeleton';
import { nextStepWords } from './nextStepWords';

interface NextStepLeadProps {
  /** つぎの一手。まだわからない間は null（届くものと同じ形を出します） */
  step: NextStep | null;
  /** 現在時刻（ミリ秒）。残り時間に使います */
  now: Instant;
  /** 移動先。なければ、ボタンのない案内になります */
  to?: string | null;
  /** 事実のかわりに、表示と同時に読み上げるお知らせ */
  alert?: string;
  /** 診察室が開いていて、「診察室に入る」を押したとき */
  onEnterRoom: (roomUrl: string) => void;
}

/** つぎの一手を、画面のはじめの1文にしたもの（§next-step-order、§lead-first） */
export function NextStepLead({ step, now, to, alert, onEnterRoom }: NextStepLeadProps) {
  if (step === null) return <LeadSkeleton label={copy.loading} />;
  const { action: label, facts, ...words } = nextStepWords(step, now);
  const roomUrl = openRoom(step);
  const action =
    roomUrl !== null
      ? { label: copy.room.enter, onClick: () => onEnterRoom(roomUrl) }
      : label && to
        ? { label, to }
        : undefined;
  if (alert) return <Lead {...words} facts={alert} live="alert" action={action} />;
  if (typeof facts === 'string') return <Lead {...words} facts={facts} action={action} />;
  const { until, says } = facts;
  const countdown = (
    <Countdown until={until} now={now}>
      {(rest) => <Unbroken>{says(rest)}</Unbroken>}
    </Countdown>
  );
  return <Lead {...words} facts={countdown} action={action} />;
}
