import { Button, Group, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Reservation } from '../../api/contract/reservations';
import { useReservations } from '../../api/reservations';
import { useNextStep } from '../../booking/useNextStep';
import { useVisitLinks } from '../../booking/visitLinks';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { Section } from '../../components/layout/Section/Section';
import { Text } from '../../components/layout/JaText/texts';
import { NextStepCard } from '../../components/visit/NextStepCard/NextStepCard';
import { PastVisit } from '../../components/visit/PastVisit/PastVisit';
import { titles } from '../../copy/app';
import { empty } from '../../copy/common';
import { reservation as copy } from '../../copy/visit';
import { useNow } from '../../device/clinicClock';
import { divideIntoSections } from '../../domain/visit/history';
import { visitOf } from '../../domain/visit/nextStep';
import { bookedReservation } from '../../domain/visit/bookedReservation';
import { needsUnpaidAlert } from '../../domain/money/payment';
import { isRoomOpen } from '../../domain/visit/times';
import { paths } from '../../paths';
import { CompletionDialog } from './CompletionDialog';
import { MyReservation } from './MyReservation';
import { useVisitActions, type ClinicSettings } from './useVisitActions';

const READ_AGAIN_MS = 15_000;

interface ReservationsPageProps extends ClinicSettings {
  /** The URL where patients add the clinic's LINE account as a friend. */
  friendUrl: string | null;
}

const NoNextReservation = ({ isBookingOfferedAbove }: { isBookingOfferedAbove: boolean }) => (
  <Group justify="space-between" gap="0 0.5rem">
    <Text c="dimmed">{empty.nextReservation}</Text>
    {!isBookingOfferedAbove && (
      <Button
        component={Link}
        to={paths.reserve}
        variant="subtle"
        px={0}
        ms="auto"
        rightSection={<IconChevronRight aria-hidden size="1.25rem" />}
      >
        {copy.bookNow}
      </Button>
    )}
  </Group>
);

const NoReservations = () => (
  <EmptyState picture="calendar-empty" title={empty.currentReservations}>
    <MainButton to={paths.reserve}>{copy.bookNow}</MainButton>
  </EmptyState>
);

interface VisitSectionProps {
  title: string;
  visits: readonly Reservation[];
  nextStepVisit: Reservation | null;
  renderCard: (visit: Reservation) => ReactNode;
  children?: ReactNode;
}

function VisitSection({ title, visits, nextStepVisit, renderCard, children }: VisitSectionProps) {
  const topVisit = nextStepVisit !== null && visits.includes(nextStepVisit) ? nextStepVisit : null;
  const otherVisits = visits.filter((visit) => visit !== topVisit);
  return (
    <Section title={title} titleHidden={topVisit !== null}>
      {topVisit && renderCard(topVisit)}
      {otherVisits.length > 0 && (
        <Paper variant="rows" withBorder>
          {otherVisits.map(renderCard)}
        </Paper>
      )}
      {children}
    </Section>
  );
}

export function ReservationsPage({ friendUrl, ...clinic }: ReservationsPageProps) {
  const list = useReservations();
  const now = useNow();
  const step = useNextStep(now);
  const linksOf = useVisitLinks();
  const reservations = list.status === 'ready' ? list.data.all_reservations : [];
  const actions = useVisitActions(reservations, now, clinic);
  const lacksRoomLink = (visit: Reservation) => !visit.admin_user.zoom_url && !visit.rebook && isRoomOpen(visit, now);
  useReservations(list.status === 'ready' && list.data.now_reservations.some(lacksRoomLink) ? READ_AGAIN_MS : 0);
  const isStepUnknown = list.status === 'ready' && step === null;
  const { underWay, current, past } = divideIntoSections(reservations, now);
  const bookedVisit = bookedReservation(current, now);
  const nextStepVisit = visitOf(step);
  return (
    <Stack gap="lg">
      {actions.results}
      <Read state={isStepUnknown ? { status: 'loading' } : list} skeleton="card" title={titles.reservations}>
        {(lists, isComplete) => {
          if (step === null) return null;
          const isNewPatient =
            isComplete && step.kind === 'none' && underWay.length === 0 && !reservations.some(({ finish }) => finish);
          const isBookingOfferedAbove = step.kind === 'none' || step.kind === 'bookAgain';
          const emptyState = isNewPatient ? <NoReservations /> : <NoNextReservation {...{ isBookingOfferedAbove }} />;
          const renderCard = (visit: Reservation) => (
            <MyReservation
              key={visit.id}
              visit={visit}
              now={now}
              isNextStep={visit === nextStepVisit}
              shownDue={step.kind === 'debts' ? step.payBy : null}
              insuranceCardMissing={step.kind === 'enterRoom' && visit === nextStepVisit && step.insuranceCardMissing}
              actions={actions}
            />
          );
          const sections = [
            underWay.length > 0 && (
              <VisitSection key="underWay" title={copy.underWay} visits={underWay} {...{ nextStepVisit, renderCard }} />
            ),
            <VisitSection key="current" title={copy.current} visits={current} {...{ nextStepVisit, renderCard }}>
              {current.length === 0 && isComplete && emptyState}
            </VisitSection>,
          ];
          return (
            <>
              {/* Only for screen readers, because the first card already shows the unpaid bill (§unpaid-alert). */}
              {needsUnpaidAlert(lists, now) && <VisuallyHidden role="alert">{copy.unpaidAlert}</VisuallyHidden>}
              {!isNewPatient && !('visit' in step) && step.kind !== 'unread' && (
                <NextStepCard step={step} now={now} to={step.kind === 'debts' ? paths.payment : paths.reserve} />
              )}
              {nextStepVisit && current.includes(nextStepVisit) ? sections.toReversed() : sections}
              <Section title={copy.past}>
                {past.length === 0 && isComplete && <Text c="dimmed">{empty.pastReservations}</Text>}
                {past.length > 0 && (
                  <Paper variant="rows" withBorder>
                    {past.map((visit) => (
                      <PastVisit
                        key={visit.id}
                        visit={visit}
                        now={now}
                        fee={clinic.cancelFee}
                        bookTo={linksOf(visit).bookTo}
                        {...actions.receiptOf(visit.id)}
                      />
                    ))}
                  </Paper>
                )}
              </Section>
            </>
          );
        }}
      </Read>
      {actions.dialogs}
      {/* The dialog opens even if the reservations could not be read, because the booking has succeeded. */}
      {list.status !== 'loading' && !isStepUnknown && (
        <CompletionDialog
          visit={bookedVisit}
          isNoLongerBooked={
            list.status === 'ready' && list.lost === 0 && bookedVisit === null && reservations.length > 0
          }
          now={now}
          friendUrl={list.status === 'ready' ? friendUrl : null}
          onAddToCalendar={actions.addToCalendar}
          clinicName={clinic.clinicName}
          insuranceCardMissing={step?.kind === 'enterRoom' && step.visit === bookedVisit && step.insuranceCardMissing}
        />
      )}
    </Stack>
  );
}
