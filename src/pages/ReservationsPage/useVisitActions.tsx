import { List, Stack } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useHasExtra } from '../../api/ClinicProvider';
import type { Reservation } from '../../api/contract/reservations';
import { useReadReservations } from '../../api/reservations';
import { useOpenLink } from '../../api/useOpenLink';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { EmergencyNotice } from '../../components/feedback/EmergencyNotice/EmergencyNotice';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { Notice } from '../../components/feedback/Notice/Notice';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { CalendarDialog } from '../../components/overlays/CalendarDialog/CalendarDialog';
import { ContactDialog } from '../../components/overlays/ContactDialog/ContactDialog';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { Sheet } from '../../components/overlays/Sheet/Sheet';
import { Text, Title } from '../../components/layout/JaText/texts';
import { ListItem } from '../../components/layout/JaText/rows';
import { emergency } from '../../copy/common';
import { prepare, reservation as copy } from '../../copy/visit';
import type { Instant } from '../../domain/calendar/jst';
import { usePlatform } from '../../messaging/PlatformProvider';
import { calendarLinks } from './calendarLinks';
import { useCancel } from './useCancel';
import { useDeliverChange } from './useDeliverChange';
import { useChat } from './useChat';

const PREPARATIONS = [
  [prepare.thingsTitle, prepare.things],
  [prepare.placeTitle, prepare.place],
] as const;

interface PrepareSheetProps {
  opened: boolean;
  onClose: () => void;
  onCheck: () => void;
}

function PrepareSheet({ opened, onClose, onCheck }: PrepareSheetProps) {
  return (
    <Sheet opened={opened} title={prepare.title} onClose={onClose}>
      {/* The padding makes room for the focus ring, because the sheet clips what overflows. */}
      <Stack gap="md" px={6} pb={6}>
        <EmergencyNotice title={emergency.suddenly} />
        {PREPARATIONS.map(([title, items]) => (
          <section key={title} aria-label={title}>
            <Title order={3}>{title}</Title>
            <List>
              {items.map((item) => (
                <ListItem key={item}>{item}</ListItem>
              ))}
            </List>
          </section>
        ))}
        <section aria-label={prepare.checkTitle}>
          <Title order={3}>{prepare.checkTitle}</Title>
          <Text size="sm" c="dimmed" mb="sm">
            {prepare.checkText}
          </Text>
          <MainButton icon={IconCamera} onClick={onCheck}>
            {prepare.check}
          </MainButton>
        </section>
      </Stack>
    </Sheet>
  );
}

function useReceipt() {
  const { openExternal } = usePlatform();
  const { state, run } = useOpenLink({
    read: useReadReservations(),
    linkOf: ({ all_reservations }, id) => all_reservations.find((visit) => visit.id === id)?.bill_url ?? null,
    open: openExternal,
  });
  const noteOf = (id: number) => {
    if (state.status === 'idle' || state.input !== id) return null;
    if (state.status === 'failed') return <FailureNotice failure={state.failure} title={copy.receiptFailed} />;
    return state.status === 'done' && state.result === 'gone' ? (
      <Notice tone="error" role="alert" title={copy.receiptFailed} text={copy.receiptGone} />
    ) : null;
  };
  return (id: number) => ({
    onOpenReceipt: () => run(id),
    receiptBusy: state.status === 'busy' && state.input === id,
    receiptNote: noteOf(id),
  });
}

export interface ClinicSettings {
  clinicName: string;
  /** Opens the app in LINE; without a slash at the end. */
  appUrl: string;
  /** In yen; null if the app’s settings name no amount. */
  cancelFee: number | null;
}

export function useVisitActions(reservations: readonly Reservation[], now: Instant, clinic: ClinicSettings) {
  const { clinicName, appUrl, cancelFee: fee } = clinic;
  const { openExternal } = usePlatform();
  const hasContact = useContact() !== null;
  const [contactEntry, openContact, closeContact] = useDialog('contact');
  const [prepareEntry, openPrepare, closePrepare] = useDialog('prepare');
  const [calendarVisitId, openCalendar, closeCalendar] = useDialog<number>('calendar');
  const onContact = hasContact ? () => openContact(true) : undefined;
  const cancel = useCancel(reservations, { now, fee, askClinic: onContact });
  const deliverChange = useDeliverChange(reservations);
  const canChangeDeliver = useHasExtra('change_deliver');
  const openInCalendar = (calendar: 'google' | 'file') => {
    const visit = reservations.find(({ id }) => id === calendarVisitId);
    if (visit) openExternal(calendarLinks(visit, appUrl, location.origin)[calendar]);
    closeCalendar();
  };
  const onCheck = () => openExternal(`${location.origin}/check.html`);
  return {
    fee,
    onContact,
    onCheck,
    onPrepare: () => openPrepare(true),
    addToCalendar: ({ id }: Reservation) => openCalendar(id),
    cancel: cancel.ask,
    changeDeliver: canChangeDeliver ? deliverChange.ask : null,
    receiptOf: useReceipt(),
    chatOf: useChat(clinicName, appUrl),
    results: (
      <>
        <ActionResult {...cancel.result} />
        <ActionResult {...deliverChange.result} />
      </>
    ),
    dialogs: (
      <>
        {cancel.dialogs}
        {deliverChange.dialog}
        <CalendarDialog
          opened={calendarVisitId !== null}
          onGoogle={() => openInCalendar('google')}
          onFile={() => openInCalendar('file')}
          onClose={closeCalendar}
        />
        <ContactDialog opened={contactEntry !== null} onClose={closeContact} />
        <PrepareSheet opened={prepareEntry !== null} onClose={closePrepare} onCheck={onCheck} />
      </>
    ),
  };
}
