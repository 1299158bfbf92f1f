import { Card, Divider, Group, Stack, Text } from '@mantine/core';
import { useNow } from '../../api/clinicClock';
import { useMedicines } from '../../api/medicinesApi';
import { useReservations } from '../../api/reservationsApi';
import { paths } from '../../app/paths';
import { Disclosure } from '../../components/layout/Disclosure/Disclosure';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { Section } from '../../components/layout/Section/Section';
import { CardSkeleton } from '../../components/feedback/Skeletons/Skeletons';
import { SupplyCounter } from '../../components/records/SupplyCounter/SupplyCounter';
import { consultation } from '../../copy/consultationCopy';
import { empty } from '../../copy/emptyCopy';
import { medicine as copy } from '../../copy/medicineCopy';
import { groupByConsultation, supplyOf } from '../../domain/medicine';
import { stateAt } from '../../domain/reservation';
import { usePlatform } from '../../messaging/PlatformProvider';
import { MedicineList } from './parts/MedicineList';
import { subjectOf } from './parts/subjectOf';

/** `/medicine`: the latest prescription, how long it lasts, and past prescriptions (spec §2, §7, E10). */
export function MedicinePage() {
  const platform = usePlatform();
  const list = useMedicines();
  const reservations = useReservations();
  const now = useNow(60_000);

  if (list.status === 'loading') return <CardSkeleton label={copy.loading} />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  const { latest_medicines, past_medicines } = list.data;
  const stale = list.stale && (
    <FailureNotice failure={list.stale} title={copy.stale} onLogin={platform.relogin} onReload={list.reload} />
  );
  if (latest_medicines.length + past_medicines.length === 0) {
    return (
      <Stack gap="lg">
        {stale}
        <EmptyState
          picture="medicine-empty"
          title={empty.prescriptions}
          text={copy.emptyText}
          action={{ label: copy.bookNow, to: paths.reserve }}
        />
      </Stack>
    );
  }
  const latest = groupByConsultation(latest_medicines);
  const past = groupByConsultation(past_medicines);
  const supply = supplyOf(latest_medicines, now);
  // Without the reservations the button is still shown; the clinic itself refuses a second booking (D7).
  const known = reservations.status === 'ready' ? reservations.data : null;
  const booked = known?.now_reservations.some((one) => stateAt(one, now) === 'booked') ?? false;
  return (
    <Stack gap="lg">
      {stale}
      {supply && (
        <SupplyCounter
          supply={supply}
          bookTo={paths.backToSlots(subjectOf(latest[0], known?.all_reservations ?? []))}
          bookedTo={booked ? paths.reservations : null}
        />
      )}
      {latest.length > 0 && (
        <Section title={copy.latest}>
          {latest.map(({ start_time, subject, items }) => (
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
          <Text size="note" c="dimmed">
            {copy.consult}
          </Text>
        </Section>
      )}
      {past.length > 0 && (
        <Section title={copy.past}>
          {past.map(({ start_time, subject, items }) => (
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
    </Stack>
  );
}
