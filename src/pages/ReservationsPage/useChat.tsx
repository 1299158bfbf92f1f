import { useState } from 'react';
import type { Reservation } from '../../api/contract/reservations';
import { useAction } from '../../api/useAction';
import { paths } from '../../paths';
import { Notice } from '../../components/feedback/Notice/Notice';
import { TroubleNotice } from '../../components/feedback/TroubleNotice/TroubleNotice';
import { ScrollIntoView } from '../../components/layout/ScrollIntoView/ScrollIntoView';
import { clinicNow } from '../../device/clinicClock';
import { blockMinutes } from '../../domain/booking/block';
import { chat as copy, lineTrouble } from '../../copy/line';
import { kindOfTrouble } from '../../messaging/lineErrors';
import type { LinePlatform } from '../../messaging/platform';
import { usePlatform } from '../../messaging/PlatformProvider';
import { reservationMessages } from '../../messaging/reservationMessage';

type SendOutcome = Awaited<ReturnType<LinePlatform['sendMessages']>>;

function ChatNote({ outcome }: { outcome: SendOutcome }) {
  switch (outcome.status) {
    case 'sent':
      return <Notice tone="info" role="status" title={copy.sent} text={copy.sentText} />;
    case 'refused': {
      const { title, advice } = lineTrouble.notAllowed;
      return <Notice tone="warning" role="status" title={title} text={advice} />;
    }
    case 'unavailable':
      return <Notice tone="warning" role="status" title={copy.unavailable} />;
    case 'failed':
      return <TroubleNotice trouble={outcome.trouble} offersLogin={kindOfTrouble(outcome.trouble) === 'login'} />;
  }
}

/** Returns a function that makes the prop `chat` of a visit's card (§visit-to-chat). */
export function useChat(clinicName: string, appUrl: string) {
  const platform = usePlatform();
  const [lastSent, setLastSent] = useState<{ id: number; outcome: SendOutcome } | null>(null);

  const detailsOf = ({ start_time, kind, subject, admin_user }: Reservation) => ({
    clinicName,
    start: start_time,
    now: clinicNow(),
    minutes: blockMinutes(kind),
    subject,
    doctorLastname: admin_user.lastname,
    link: `${appUrl}${paths.reservations}`,
  });

  const sendAction = useAction(
    (visit: Reservation) => {
      setLastSent(null);
      return platform.sendMessages(reservationMessages(detailsOf(visit)));
    },
    (ended) => ended.status === 'done' && setLastSent({ id: ended.input.id, outcome: ended.result }),
  );

  return (visit: Reservation) => {
    const outcome = lastSent?.id === visit.id ? lastSent.outcome : null;
    return {
      onSend: platform.can('sendMessages') ? () => sendAction.run(visit) : undefined,
      busy: sendAction.state.status === 'busy',
      note: outcome && (
        <ScrollIntoView trigger={outcome}>
          <ChatNote outcome={outcome} />
        </ScrollIntoView>
      ),
    };
  };
}
