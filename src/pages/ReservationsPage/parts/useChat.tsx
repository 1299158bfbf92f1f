import { useState } from 'react';
import type { Reservation } from '../../../api/contract/reservations';
import { useAction } from '../../../api/useAction';
import { paths } from '../../../paths';
import { copyText } from '../../../components/money/CopyList/copyText';
import { ScrollIntoView } from '../../../components/layout/ScrollIntoView/ScrollIntoView';
import { clinicNow } from '../../../device/clinicClock';
import { blockMinutes } from '../../../domain/booking/block';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { reservationMessages, reservationText } from '../../../messaging/reservationMessage';
import { ChatNote, type ChatEnding } from './ChatNote';

interface ChatOptions {
  clinicName: string;
  /** Permanent link that opens the app in LINE, without trailing slash. */
  appUrl: string;
}

/**
 * Sends a reservation to the chat, or copies it when there is none (§visit-to-chat). One at a time; always reports the
 * result. Returns the props of the reservation's card.
 */
export function useChat({ clinicName, appUrl }: ChatOptions) {
  const platform = usePlatform();
  const [ended, setEnded] = useState<{ id: number; ending: ChatEnding } | null>(null);

  const detailsOf = ({ start_time, kind, subject, admin_user }: Reservation) => ({
    clinicName,
    start: start_time,
    now: clinicNow(),
    minutes: blockMinutes(kind),
    subject,
    lastname: admin_user.lastname,
    link: `${appUrl}${paths.reservations}`,
  });

  async function copy(one: Reservation, instead: boolean): Promise<ChatEnding> {
    const text = reservationText(detailsOf(one));
    return { kind: (await copyText(text)) ? 'copied' : 'byHand', instead, text };
  }
  const copyOnly = async (one: Reservation) => setEnded({ id: one.id, ending: await copy(one, false) });

  const sending = useAction(
    async (one: Reservation): Promise<ChatEnding> => {
      setEnded(null);
      const outcome = await platform.sendMessages(reservationMessages(detailsOf(one)));
      if (outcome.status === 'unavailable') return copy(one, true);
      return outcome.status === 'failed' ? { kind: 'failed', trouble: outcome.trouble } : { kind: outcome.status };
    },
    (end) => end.status === 'done' && setEnded({ id: end.input.id, ending: end.result }),
  );

  return (one: Reservation) => {
    const sends = platform.can('sendMessages');
    const ending = ended?.id === one.id ? ended.ending : null;
    // Once shown, the copy button stays, because it has focus after a press.
    const copies = !sends || (ending !== null && ending.kind !== 'sent');
    return {
      ...(sends && { onSend: () => sending.run(one) }),
      ...(copies && { onCopy: () => void copyOnly(one) }),
      busy: sending.state.status === 'busy',
      note: ending && (
        <ScrollIntoView of={ending}>
          <ChatNote ending={ending} />
        </ScrollIntoView>
      ),
    };
  };
}
