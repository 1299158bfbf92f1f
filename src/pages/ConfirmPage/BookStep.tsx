import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBooking, useBookingFlow } from '../../api/booking';
import type { useDoctor } from '../../api/doctors';
import { useAction } from '../../api/useAction';
import { useChosenBlock } from '../../booking/chosenBlock';
import { useSubmitBooking } from '../../booking/useSubmitBooking';
import { useAlreadyBookedNotice } from '../../booking/visitLinks';
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
import { costs as costCopy } from '../../copy/booking';
import { common } from '../../copy/common';
import { confirm, consentsOf } from '../../copy/confirm';
import { usePatientId } from '../../api/ClinicProvider';
import { clinicNow } from '../../device/clinicClock';
import { unfinishedBookingPath } from '../../device/drafts';
import { isUnsure } from '../../domain/failure';
import type { Costs } from '../../domain/clinic/terms';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { Text, Title } from '../../components/layout/JaText/texts';
import { BlockSummary } from './BlockSummary';
import { EmergencyCall } from '../../components/feedback/EmergencyNotice/EmergencyNotice';
import { Sheet } from '../../components/overlays/Sheet/Sheet';
import { CostRows } from '../../components/booking/CostGuide/CostRows';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { questionnaire } from '../../copy/questionnaire';

function TermsSheet({ costs, opened, onClose }: { costs: Costs; opened: boolean; onClose: () => void }) {
  return (
    <Sheet opened={opened} title={confirm.terms.title} onClose={onClose}>
      {confirm.terms.sections.map(({ heading, text, fee, hasEmergencyButton }) => (
        <Box key={heading} component="section" mb="md">
          <Title order={3}>{heading}</Title>
          <Text>{text + (fee && costs.cancelFee ? fee : '')}</Text>
          {hasEmergencyButton && <EmergencyCall number="119" />}
        </Box>
      ))}
      <Title order={3}>{costCopy.title}</Title>
      <CostRows costs={costs} />
    </Sheet>
  );
}

/** Opens the questionnaire, or books if none is needed (§booking-way). */
function useProceed() {
  const { block, version } = useChosenBlock();
  const navigate = useNavigate();
  const { bookWithoutQuestionnaire } = useBooking();
  const { flow, readFlow } = useBookingFlow(block);
  // True if the button has the label `agreeAndBook`.
  // A tap books only if the button has this label, because only this label announces a booking.
  const booksAtOnce = flow === 'short';
  const booking = useSubmitBooking({ pathOf: paths.confirm });
  const flowAction = useAction(
    async () => {
      const next = await readFlow();
      return next === 'duplicate' && (await booking.openOwnReservation()) ? 'own' : next;
    },
    (end) => {
      if (end.status === 'failed') return;
      if (end.result === 'duplicate') booking.showOutcome('duplicate');
      if (end.result === 'short' && booksAtOnce) booking.run((target) => bookWithoutQuestionnaire(target, version));
      if (end.result === 'repeatQuestionnaire') void navigate(paths.rediagnose(block));
      if (end.result === 'firstQuestionnaire') void navigate(paths.diagnose(block));
    },
  );
  const { state } = flowAction;
  return {
    busy: state.status === 'busy' || booking.busy,
    attempt: state.status === 'done' ? booking.attempt : state,
    dialog: booking.dialog,
    booksAtOnce,
    proceed: () => flowAction.run(undefined),
  };
}

interface BookStepProps {
  doctor: ReturnType<typeof useDoctor>;
  timeChange: ReservationChange;
  termsUrl: string | null;
  costs: Costs;
}

/** §notes-before-booking */
export function BookStep({ doctor, timeChange, termsUrl, costs }: BookStepProps) {
  const { block, version } = useChosenBlock();
  const platform = usePlatform();
  const { state: locationState } = useLocation() as { state: { consentMissing?: true } | null };
  const patient = usePatientId();
  const [hasDraft] = useState(() => unfinishedBookingPath(patient, clinicNow()) !== null);
  const [checked, setChecked] = useConsents(block, version);
  const [markedIndex, setMarkedIndex] = useState<number | null>(null);
  const [termsEntry, showTerms, closeTerms] = useDialog('terms');
  const { busy, attempt, dialog, booksAtOnce, proceed } = useProceed();
  const bookedBefore = useAlreadyBookedNotice(clinicNow());
  const urgent = useUrgentCheck(block);
  const missingCount = checked.filter((isChecked) => !isChecked).length;
  const focusFirstUnticked = () => {
    const first = checked.indexOf(false);
    setMarkedIndex(first);
    const row = document.getElementById(`consent-${first + 1}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  const busyLabel = booksAtOnce ? questionnaire.booking : confirm.proceeding;
  return (
    <Stack>
      <ChangeNotice changing={timeChange} now={clinicNow()} reservationsTo={paths.reservations} />
      {/* The notice is hidden while the app books, because `bookedBefore` could be the new reservation. */}
      {bookedBefore && !busy && <AlreadyBookedNotice {...bookedBefore} />}
      {locationState?.consentMissing && !bookedBefore && checked.includes(false) && (
        <Notice
          tone="warning"
          role="status"
          title={confirm.consentMissing}
          text={confirm.consentMissingText + (hasDraft ? confirm.consentMissingDraft : '')}
        />
      )}
      <BlockSummary doctor={doctor} />
      <CostGuide costs={costs} kind={block.kind} />
      <Title order={2} fz="md">
        {confirm.lead}
      </Title>
      <ConsentList
        items={consentsOf(costs.cancelFee)}
        checked={checked}
        markedIndex={markedIndex}
        onChange={(index, value) => setChecked(checked.map((before, row) => (row === index ? value : before)))}
        termsButton={{
          label: confirm.readTerms,
          onOpen: () => (termsUrl ? platform.openExternal(termsUrl) : showTerms(true)),
        }}
      />
      <NotesList title={confirm.notesTitle} items={confirm.notes} />
      {/* Below the other content, so that nothing moves when the result appears. */}
      <ActionResult
        action={attempt}
        failed={confirm.cannotProceed}
        checkAction={{ label: common.toReservations, to: paths.reservations }}
      />
      <ActionBar status={missingCount > 0 && confirm.missing(missingCount)} tone="warning">
        <MainButton
          variant={isUnsure(attempt) ? 'outline' : 'main'}
          blocked={missingCount > 0}
          onBlocked={focusFirstUnticked}
          busy={busy}
          onClick={booksAtOnce ? () => urgent.ask(proceed) : proceed}
        >
          {busy ? busyLabel : booksAtOnce ? confirm.agreeAndBook : confirm.proceed}
        </MainButton>
      </ActionBar>
      <TermsSheet costs={costs} opened={termsEntry !== null} onClose={closeTerms} />
      <BookingOutcomeDialog {...dialog} />
      <UrgentCheck {...urgent.check} />
    </Stack>
  );
}
