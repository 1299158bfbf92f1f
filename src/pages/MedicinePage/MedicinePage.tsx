import { useNow } from '../../api/clock';
import { useMedicines } from '../../api/medicines';
import { useReservations } from '../../api/reservations';
import { paths } from '../../app/paths';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { FailureNotice } from '../../components/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/FailureScreen/FailureScreen';
import { CardSkeleton } from '../../components/Skeletons/Skeletons';
import { SupplyCounter } from '../../components/SupplyCounter/SupplyCounter';
import { consultation } from '../../copy/consultation';
import { empty } from '../../copy/empty';
import { medicine as copy } from '../../copy/medicine';
import { groupByConsultation, supplyOf } from '../../domain/medicine';
import { stateOf } from '../../domain/reservation';
import { usePlatform } from '../../messaging/PlatformProvider';
import classes from './MedicinePage.module.css';
import { MedicineList } from './parts/MedicineList';
import { subjectOf } from './parts/subjectOf';

/** `/medicine`: the latest prescription, how long it lasts, and the past ones (spec §2, §7, E10). */
export function MedicinePage() {
  const platform = usePlatform();
  const list = useMedicines();
  const reservations = useReservations();
  const now = useNow(60_000);

  if (list.status === 'loading') return <CardSkeleton label={copy.loading} />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  const { latest_medicines, past_medicines } = list.data;
  const stale = list.stale && <FailureNotice failure={list.stale} title={copy.stale} onLogin={platform.relogin} />;
  if (latest_medicines.length + past_medicines.length === 0) {
    return (
      <div className={classes.page}>
        {stale}
        <EmptyState
          picture="medicine-empty"
          title={empty.prescriptions}
          text={copy.emptyText}
          action={{ label: copy.bookNow, to: paths.reserve }}
        />
      </div>
    );
  }
  const latest = groupByConsultation(latest_medicines);
  const past = groupByConsultation(past_medicines);
  const supply = supplyOf(latest_medicines, now);
  // Without the reservations the button still leads on; the clinic itself refuses a second booking (D7).
  const known = reservations.status === 'ready' ? reservations.data : null;
  const booked = known?.now_reservations.some((one) => stateOf(one) === 'booked') ?? false;
  return (
    <div className={classes.page}>
      {stale}
      {supply && (
        <SupplyCounter
          supply={supply}
          bookTo={paths.backToSlots(subjectOf(latest[0], known?.all_reservations ?? []))}
          bookedTo={booked ? paths.reservations : null}
        />
      )}
      {latest.length > 0 && (
        <section aria-labelledby="latest" className={classes.section}>
          <h2 id="latest">{copy.latest}</h2>
          {latest.map(({ start_time, subject, items }) => (
            <div key={`${start_time}${subject}`} className={classes.prescription}>
              <p className={`${classes.about} tabular`}>
                <span className={classes.day}>{consultation.day(start_time, now)}</span>
                <span>{subject}</span>
              </p>
              <MedicineList medicines={items} />
            </div>
          ))}
          <p className={classes.note}>{copy.consult}</p>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className={classes.section}>
          <h2 id="past">{copy.past}</h2>
          {past.map(({ start_time, subject, items }) => (
            <Disclosure
              key={`${start_time}${subject}`}
              title={consultation.name(start_time, subject, now)}
              text={copy.kinds(items.length)}
            >
              <MedicineList medicines={items} />
            </Disclosure>
          ))}
        </section>
      )}
    </div>
  );
}
