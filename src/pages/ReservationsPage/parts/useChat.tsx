import { useState } from 'react';
import type { Reservation } from '../../../api/contract';
import { usePageRestored } from '../../../api/usePageRestored';
import { paths } from '../../../paths';
import { ScrollIntoView } from '../../../components/layout/ScrollIntoView/ScrollIntoView';
import { blockMinutes } from '../../../domain/block';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { reservationMessages, reservationText } from '../../../messaging/reservationMessage';
import { ChatNote, type ChatEnding } from './ChatNote';
import { copyString } from './copyString';

type Chat = { status: 'idle' } | { status: 'busy'; id: number } | { status: 'ended'; id: number; ending: ChatEnding };

interface ChatOptions {
  clinicName: string;
  /** Permanent link that opens the app in LINE, without trailing slash. */
  appUrl: string;
}

/**
 * Sends a reservation to the chat, or copies it when there is none (E13). One at a time; always reports the result.
 * Returns the props of the reservation's card.
 */
export function useChat({ clinicName, appUrl }: ChatOptions) {
  const platform = usePlatform();
  const [chat, setChat] = useState<Chat>({ status: 'idle' });
  usePageRestored(() => chat.status === 'busy' && setChat({ status: 'idle' }));

  const detailsOf = ({ start_time, first, subject, admin_user }: Reservation) => ({
    clinicName,
    start: start_time,
    minutes: blockMinutes(first ? 'initial' : 'other'),
    subject,
    lastname: admin_user.lastname,
    link: `${appUrl}${paths.reservations}`,
  });

  async function copy(one: Reservation, instead: boolean) {
    const text = reservationText(detailsOf(one));
    const kind = (await copyString(text)) ? 'copied' : 'byHand';
    setChat({ status: 'ended', id: one.id, ending: { kind, instead, text } });
  }

  async function send(one: Reservation) {
    if (chat.status === 'busy') return;
    setChat({ status: 'busy', id: one.id });
    const outcome = await platform.sendMessages(reservationMessages(detailsOf(one)));
    if (outcome.status === 'unavailable') return copy(one, true);
    const ending: ChatEnding =
      outcome.status === 'failed' ? { kind: 'failed', trouble: outcome.trouble } : { kind: outcome.status };
    setChat({ status: 'ended', id: one.id, ending });
  }

  return (one: Reservation) => {
    const sends = platform.can('sendMessages');
    const ending = chat.status === 'ended' && chat.id === one.id ? chat.ending : null;
    // Once shown, the copy button stays, because it has focus after a press.
    const copies = !sends || (ending !== null && ending.kind !== 'sent');
    return {
      ...(sends && { onSend: () => void send(one) }),
      ...(copies && { onCopy: () => void copy(one, false) }),
      busy: chat.status === 'busy',
      note: ending && (
        <ScrollIntoView of={ending}>
          <ChatNote ending={ending} />
        </ScrollIntoView>
      ),
    };
  };
}
