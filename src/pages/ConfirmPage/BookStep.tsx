import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { useDoctor } from '../../api/doctors';
import type { ChosenBlock } from '../../booking/chosenBlock';
import { useHeldReservation } from '../../booking/useHeldReservation';
import { useUrgentCheck } from '../../booking/useUrgentCheck';
import { useConsents } from '../../booking/consents';
import type { ReservationChange } from '../../booking/useReservationChange';
import { AlreadyBookedNotice } from '../../components/booking/AlreadyBookedNotice/AlreadyBookedNotice';
import { ChangeNotice } from '../../components/booking/ChangeNotice/ChangeNotice';
import { CostGuide } from '../../components/booking/CostGuide/CostGuide';
import { ConsentList } from '../../components/booking/ConsentList/ConsentList';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { NotesList } from '../../components/layout/NotesList/NotesList';
import { Notice } from '../../components/feedback/Notice/Notice';
import { UrgentCheck } from '../../components/overlays/UrgentCheck/UrgentCheck';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { BookingOutcomeDialog } from '../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { booking, costs as words } from '../../copy/booking';
import { confirm, consentsOf } from '../../copy/confirm';
import { clinicNow } from '../../device/clinicClock';
import { isUnsure } from '../../domain/failure';
import type { Costs } from '../../domain/clinic/terms';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { Text, Title } from '../../components/layout/Unbroken/texts';
import { BlockSummary } from './BlockSummary';
import { useProceed } from './useProceed';
import { EmergencyCall } from '../../components/feedback/EmergencyNotice/EmergencyNotice';
import { Sheet } from '../../components/overlays/Sheet/Sheet';
import { CostRows } from '../../components/booking/CostGuide/CostRows';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { questionnaire } from '../../copy/questionnaire';

interface ConfirmBarProps {
  checked: boolean[];
  /** True when the button books at once, without questions. */
  books: boolean;
  busy: boolean;
  /** While nobody knows, the way to the list is the main one (§unsure-looks-first). */
  unsure: boolean;
  /** Told the first row without a tick, to which a press on the blocked button leads. */
  onLead: (index: number) => void;
  onGo: () => void;
}

/** The confirm screen's button: says whether it books, and is blocked until every consent is ticked (§consent-all-four). */
function ConfirmBar({ checked, books, busy, unsure, onLead, onGo }: ConfirmBarProps) {
  const missing = checked.filter((one) => !one).length;
  const toFirstUnticked = () => {
    const first = checked.indexOf(false);
    onLead(first);
    const row = document.getElementById(`consent-${first + 1}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  const going = books ? questionnaire.booking : confirm.proceeding;
  return (
    <ActionBar status={missing > 0 && confirm.missing(missing)} tone="warm">
      <MainButton
        variant={unsure ? 'outline' : 'main'}
        blocked={missing > 0}
        onBlocked={toFirstUnticked}
        busy={busy}
        onClick={onGo}
      >
        {busy ? going : books ? confirm.agreeAndBook : confirm.proceed}
      </MainButton>
    </ActionBar>
  );
}

interface TermsSheetProps {
  costs: Costs;
  opened: boolean;
  onClose: () => void;
}

/** The terms of use and the costs in a sheet, so that the consents below keep their state. */
function TermsSheet({ costs, opened, onClose }: TermsSheetProps) {
  return (
    <Sheet opened={opened} title={confirm.terms.title} onClose={onClose}>
      {confirm.terms.sections.map(({ heading, text, fee, calls }) => (
        <Box key={heading} component="section" mb="md">
          <Title order={3}>{heading}</Title>
          <Text>{text + (fee && costs.cancelFee ? fee : '')}</Text>
          {calls && <EmergencyCall number="119" />}
        </Box>
      ))}
      <Title order={3}>{words.title}</Title>
      <CostRows costs={costs} />
    </Sheet>
  );
}

interface BookStepProps {
  chosen: ChosenBlock;
  doctor: ReturnType<typeof useDoctor>;
  changing: ReservationChange;
  termsUrl: string | null;
  costs: Costs;
}

/** The choice, four consents and notes. */
export function BookStep({ chosen, doctor, changing, termsUrl, costs }: BookStepProps) {
  const { block, subjectId, version } = chosen;
  const platform = usePlatform();
  const { state: came } = useLocation() as { state: { consentMissing?: true } | null };
  const [checked, setChecked] = useConsents(block, version);
  const [led, setLed] = useState<number | null>(null);
  const [terms, showTerms, closeTerms] = useDialog('terms');
  const { busy, attempt, dialog, books, proceed } = useProceed(chosen);
  const held = useHeldReservation(clinicNow());
  const urgent = useUrgentCheck(block);
  return (
    <Stack>
      <ChangeNotice changing={changing} now={clinicNow()} reservationsTo={paths.reservations} />
      {/* The list may have what is being booked here before the screen is left. */}
      {held && !busy && <AlreadyBookedNotice {...held} />}
      {came?.consentMissing && !held && checked.includes(false) && (
        <Notice tone="warm" role="status" title={confirm.consentMissing} text={confirm.consentMissingText} />
      )}
      <BlockSummary block={block} subjectId={subjectId} doctor={doctor} />
      <CostGuide costs={costs} kind={block.kind} />
      <Title order={2} fz="md">
        {confirm.lead}
      </Title>
      <ConsentList
        items={consentsOf(costs.cancelFee)}
        checked={checked}
        led={led}
        onChange={(index, value) => setChecked(checked.map((one, at) => (at === index ? value : one)))}
        readTerms={{
          label: confirm.readTerms,
          onOpen: () => (termsUrl ? platform.openExternal(termsUrl) : showTerms(true)),
        }}
      />
      <NotesList title={confirm.notesTitle} items={confirm.notes} />
      {/* Below all else, because it comes with a reply (§nothing-jumps). */}
      <ActionResult
        of={attempt}
        failed={confirm.flagFailed}
        list={{ label: booking.seeReservations, to: paths.reservations }}
      />
      <ConfirmBar
        checked={checked}
        books={books}
        busy={busy}
        unsure={isUnsure(attempt)}
        onLead={setLed}
        onGo={books ? () => urgent.ask(proceed) : proceed}
      />
      <TermsSheet costs={costs} opened={terms !== null} onClose={closeTerms} />
      <BookingOutcomeDialog {...dialog} />
      <UrgentCheck {...urgent.check} />
    </Stack>
  );
}
