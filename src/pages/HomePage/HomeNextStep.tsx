import { useNavigate } from 'react-router-dom';
import { useHasExtra } from '../../api/ClinicProvider';
import type { Reservation } from '../../api/contract/reservations';
import type { useReservations } from '../../api/reservations';
import { common } from '../../copy/common';
import { home } from '../../copy/app';
import { reservation } from '../../copy/visit';
import { loginAgain, trouble } from '../../copy/trouble';
import { paths } from '../../paths';
import type { Instant } from '../../domain/calendar/jst';
import { Failure } from '../../domain/failure';
import type { NextStep } from '../../domain/visit/nextStep';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { HeroCard } from '../../components/layout/HeroCard/HeroCard';
import { NextStepCard } from '../../components/visit/NextStepCard/NextStepCard';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { OpenStep } from '../../components/visit/VisitCard/OpenStep';
import { VisitCard } from '../../components/visit/VisitCard/VisitCard';
import { VisitRow } from '../../components/visit/VisitCard/VisitRows';
import { useVisitLinks } from '../../booking/visitLinks';
import { usePlatform } from '../../messaging/PlatformProvider';

interface HomeNextStepProps {
  list: ReturnType<typeof useReservations>;
  step: NextStep<Reservation> | null;
  now: Instant;
}

/** Shows what the patient should do next, or a notice if reservations could not be read (§reservations-unread). */
export function HomeNextStep({ list, step, now }: HomeNextStepProps) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const linksOf = useVisitLinks();
  const notifies = useHasExtra('messages');
  const loadFailure =
    list.status === 'failed'
      ? { failure: list.failure, retry: list.retry }
      : list.status === 'ready' && step?.kind === 'unread'
        ? { failure: list.readFailure ?? new Failure('malformed'), retry: list.reload }
        : null;
  if (loadFailure) {
    const { failure, retry } = loadFailure;
    const title = home.loadFailed;
    if (failure.kind === 'unreached') return <FailureNotice failure={failure} title={title} onReload={retry} />;
    const action =
      failure.kind === 'login'
        ? { label: loginAgain, onClick: platform.relogin }
        : { label: common.reload, busy: list.status === 'ready' && list.refreshing, onClick: retry };
    return <HeroCard tone="attention" title={title} facts={trouble[failure.kind].title} live="alert" action={action} />;
  }
  if (step === null || step.kind === 'unread') return <Skeletons shape="card" />;
  if (!('visit' in step))
    return <NextStepCard step={step} now={now} to={step.kind === 'debts' ? paths.payment : paths.reserve} />;
  const { visit } = step;
  const { payTo, bookTo, changeTo } = linksOf(visit);
  const { zoom_url: room } = visit.admin_user;
  return (
    <VisitCard visit={visit} now={now}>
      <OpenStep
        filled
        visit={visit}
        now={now}
        notifies={notifies}
        payTo={payTo}
        bookTo={bookTo}
        uploadTo={step.kind === 'enterRoom' && step.insuranceCardMissing ? paths.files : null}
        onEnterRoom={() => room && platform.openExternal(room)}
        onChangeTime={changeTo ? () => void navigate(changeTo) : undefined}
      />
      <VisitRow label={reservation.seeVisit} to={paths.reservations} />
    </VisitCard>
  );
}
