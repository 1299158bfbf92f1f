import { useNavigate } from 'react-router-dom';
import { useCan } from '../../api/ClinicProvider';
import { useReservations } from '../../api/reservations';
import { useNow } from '../../device/clinicClock';
import { useNextStep } from '../../booking/useNextStep';
import { common } from '../../copy/common';
import { home } from '../../copy/app';
import { reservation } from '../../copy/visit';
import { loginAgain, trouble } from '../../copy/trouble';
import { paths } from '../../paths';
import { Failure } from '../../domain/failure';
import { Lead } from '../../components/layout/Lead/Lead';
import { NextStepLead } from '../../components/visit/NextStepLead/NextStepLead';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { OpenStep } from '../../components/visit/VisitCard/OpenStep';
import { VisitCard } from '../../components/visit/VisitCard/VisitCard';
import { VisitRow } from '../../components/visit/VisitCard/VisitRows';
import { bookAgainTo } from '../../booking/bookAgainTo';
import { isSubjectId } from '../../domain/clinic/subjects';
import { awaitsTransfer } from '../../domain/money/payment';
import { usePlatform } from '../../messaging/PlatformProvider';

/**
 * The next step on home (§next-step-order); where the reservations cannot be read, that stands in its place
 * (§reservations-unread).
 */
export function HomeNextStep() {
  const platform = usePlatform();
  const navigate = useNavigate();
  const change = useCan('change_time');
  const now = useNow();
  const list = useReservations();
  const step = useNextStep(now);
  const unread =
    list.status === 'failed'
      ? { failure: list.failure, again: list.retry }
      : // Nothing to do is true only of what is read now, and whole: meanwhile another device may have booked.
        list.status === 'ready' && (list.stale || list.lost > 0) && step?.kind === 'none'
        ? { failure: list.stale ?? new Failure('malformed'), again: list.reload }
        : null;
  if (unread) {
    const { failure, again } = unread;
    const action =
      failure.kind === 'login'
        ? { label: loginAgain, onClick: platform.relogin }
        : { label: common.reload, busy: list.status === 'ready' && list.refreshing, onClick: again };
    return (
      <Lead tone="attention" title={home.unread} facts={trouble[failure.kind].title} live="alert" action={action} />
    );
  }
  if (step === null) return <Skeletons shape="card" />;
  if (!('visit' in step))
    return <NextStepLead step={step} now={now} to={step.kind === 'debts' ? paths.payment : paths.reserve} />;
  const { visit } = step;
  const { id, subject_id: subject, admin_user } = visit;
  return (
    <VisitCard lead visit={visit} now={now}>
      <OpenStep
        filled
        visit={visit}
        now={now}
        payTo={paths.toPay(id, awaitsTransfer(visit))}
        bookTo={bookAgainTo(visit)}
        uploadTo={step.kind === 'enterRoom' && step.cardMissing ? paths.files : null}
        onEnterRoom={() => admin_user.zoom_url && platform.openExternal(admin_user.zoom_url)}
        onChangeTime={
          change && isSubjectId(subject)
            ? () => void navigate(paths.slotsToChange(subject, id, admin_user.id))
            : undefined
        }
      />
      <VisitRow label={reservation.seeVisit} to={paths.reservations} />
    </VisitCard>
  );
}
