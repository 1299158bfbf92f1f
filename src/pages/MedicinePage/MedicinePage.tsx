import { Card, Divider, Group, Stack, Paper } from '@mantine/core';
import type { Reply } from '../../api/contract/call';
import type { listMedicines, Medicine } from '../../api/contract/medicine';
import type { Reservation } from '../../api/contract/reservations';
import type { Instant } from '../../domain/calendar/jst';
import { useNow } from '../../device/clinicClock';
import { everyMedicine, useMedicines } from '../../api/medicines';
import { useReservations } from '../../api/reservations';
import { useVisitLinks } from '../../booking/visitLinks';
import { paths } from '../../paths';
import { Disclosure } from '../../components/layout/Disclosure/Disclosure';
import { ContactWays } from '../../components/feedback/ContactWays/ContactWays';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { LostRows, Read } from '../../components/feedback/Read/Read';
import { Section } from '../../components/layout/Section/Section';
import { OpenStep } from '../../components/visit/VisitCard/OpenStep';
import { VisitCard } from '../../components/visit/VisitCard/VisitCard';
import { VisitRow } from '../../components/visit/VisitCard/VisitRows';
import { NextStepCard } from '../../components/visit/NextStepCard/NextStepCard';
import { SupplyCard } from '../../components/medicine/SupplyCard/SupplyCard';
import { consultation } from '../../copy/confirm';
import { empty } from '../../copy/common';
import { titles } from '../../copy/app';
import { medicine as copy } from '../../copy/medicine';
import { reservation } from '../../copy/visit';
import { isSubjectId } from '../../domain/clinic/subjects';
import { groupByConsultation } from '../../domain/medicine/medicine';
import { afterVisitStep, visitOf } from '../../domain/visit/nextStep';
import { stateAt } from '../../domain/visit/visitState';
import { suppliesOf, type AwaitedMedicine } from '../../domain/medicine/supply';
import { Text } from '../../components/layout/JaText/texts';
import { MedicineItem } from '../../components/medicine/MedicineItem/MedicineItem';
import '../../theme/laterStyles';

const reservationsIn = (list: ReturnType<typeof useReservations>) =>
  list.status === 'ready' ? list.data.all_reservations : [];

/** Until the medicine arrives, the page starts with the next step (§medicine-lead). */
export function MedicinePage() {
  const list = useMedicines();
  const reservations = useReservations();
  const now = useNow();
  const linksOf = useVisitLinks();
  const step = afterVisitStep(reservationsIn(reservations), now);
  const visit = visitOf(step);
  return (
    <Stack gap="lg">
      {/* Waits for the reservations too, because only reservations show which medicines were sent. */}
      <Read
        state={reservations.status === 'loading' ? { status: 'loading' } : list}
        skeleton="card"
        title={titles.prescriptions}
      >
        {(medicines, isComplete) => (
          <>
            {visit && (
              <VisitCard visit={visit} now={now}>
                <OpenStep
                  filled
                  visit={visit}
                  now={now}
                  payTo={linksOf(visit).payTo}
                  bookTo={paths.reserve}
                  onEnterRoom={() => undefined}
                />
                <VisitRow label={reservation.seeVisit} to={paths.reservations} />
              </VisitCard>
            )}
            {step?.kind === 'debts' && <NextStepCard step={step} now={now} to={paths.payment} />}
            {everyMedicine(medicines).length > 0 && <Prescriptions {...{ medicines, reservations, step, now }} />}
            {everyMedicine(medicines).length === 0 && isComplete && (
              <EmptyState picture="medicine-empty" title={empty.prescriptions} text={copy.emptyText}>
                <MainButton variant="outline" to={paths.reserve}>
                  {copy.bookNow}
                </MainButton>
              </EmptyState>
            )}
          </>
        )}
      </Read>
    </Stack>
  );
}

interface PrescriptionsProps {
  medicines: Reply<typeof listMedicines>;
  reservations: ReturnType<typeof useReservations>;
  step: ReturnType<typeof afterVisitStep<Reservation>>;
  now: Instant;
}

function Prescriptions({ medicines, reservations, step, now }: PrescriptionsProps) {
  const allReservations = reservationsIn(reservations);
  const clinicContact = useContact();
  const latestGroups = groupByConsultation(medicines.latest_medicines);
  const pastGroups = groupByConsultation(medicines.past_medicines);
  const supplies = suppliesOf(everyMedicine(medicines), allReservations, now);
  const isBooked = (subjectId: number) =>
    allReservations.some((visit) => visit.subject_id === subjectId && stateAt(visit, now) === 'booked');
  const hasFilledButtonAbove = step?.kind === 'pay' || step?.kind === 'transfer' || step?.kind === 'debts';
  // Null if a card above already links to the bill.
  const billPathOf = (awaited: AwaitedMedicine | null) => {
    if (!awaited || awaited.id === visitOf(step)?.id) return null;
    const { id, waitsFor } = awaited;
    if (waitsFor === 'transfer') return paths.bankDetails(id);
    return step?.kind === 'debts' ? null : paths.bill(id);
  };
  const isComplete = reservations.status === 'ready' && !reservations.readFailure && reservations.lost === 0;
  const firstEndingSupply = supplies.find(({ subjectId, sent }) => sent?.endsSoon && !isBooked(subjectId));
  return (
    <>
      {reservations.status === 'failed' && (
        <FailureNotice failure={reservations.failure} title={copy.supply.failed} onReload={reservations.retry} />
      )}
      {reservations.status === 'ready' && <LostRows count={reservations.lost} />}
      {supplies.map((supply) => (
        <SupplyCard
          key={supply.subjectId}
          supply={supply}
          now={now}
          filled={supply === firstEndingSupply && !hasFilledButtonAbove}
          billTo={billPathOf(supply.awaited)}
          bookTo={isComplete ? paths.slotsOrSubjects(isSubjectId(supply.subjectId) ? supply.subjectId : null) : null}
          bookedTo={isBooked(supply.subjectId) ? paths.reservations : null}
        />
      ))}
      {latestGroups.length > 0 && (
        <Section title={copy.latest}>
          {latestGroups.map(({ start_time, subject, items }) => (
            <Card key={`${start_time}${subject}`} p={0}>
              <Group component="p" gap="0 0.75rem" px="card" pt="sm" lh={1.6}>
                <strong>{consultation.day(start_time, now)}</strong>
                <Text span lh="inherit" c="dimmed">
                  {subject}
                </Text>
              </Group>
              <Divider />
              <MedicineList medicines={items} />
            </Card>
          ))}
          <Text size="sm" c="dimmed">
            {copy.consult}
          </Text>
        </Section>
      )}
      {clinicContact && (
        <Card>
          <Text size="sm">{copy.contact}</Text>
          <ContactWays />
        </Card>
      )}
      {pastGroups.length > 0 && (
        <Section title={copy.past}>
          {pastGroups.map(({ start_time, subject, items }) => (
            <Disclosure
              key={`${start_time}${subject}`}
              title={consultation.name(start_time, subject, now)}
              text={copy.kinds(items.length)}
            >
              <MedicineList medicines={items} />
            </Disclosure>
          ))}
        </Section>
      )}
    </>
  );
}

function MedicineList({ medicines }: { medicines: readonly Medicine[] }) {
  return (
    <Paper component="ul" variant="rows">
      {medicines.map((medicine) => (
        <li key={medicine.id}>
          <MedicineItem medicine={medicine} />
        </li>
      ))}
    </Paper>
  );
}
