import { useId } from 'react';
import { useNow } from '../../api/clock';
import { useInspections } from '../../api/medicines';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { FailureNotice } from '../../components/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/FailureScreen/FailureScreen';
import { InspectionItem } from '../../components/InspectionItem/InspectionItem';
import { CardSkeleton } from '../../components/Skeletons/Skeletons';
import { consultation } from '../../copy/consultation';
import { empty } from '../../copy/empty';
import { inspection as copy } from '../../copy/inspection';
import { groupByConsultation } from '../../domain/medicine';
import { usePlatform } from '../../messaging/PlatformProvider';
import classes from './InspectionsPage.module.css';

/** `/medicine/inspection`: the tests by consultation, each with its picture and items (spec §2, §7, D15). */
export function InspectionsPage() {
  const platform = usePlatform();
  const list = useInspections();
  const now = useNow(60_000);
  const id = useId();

  if (list.status === 'loading') return <CardSkeleton label={copy.loading} />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  return (
    <div className={classes.page}>
      {list.stale && <FailureNotice failure={list.stale} title={copy.stale} onLogin={platform.relogin} />}
      {list.data.length === 0 && <EmptyState picture="test-empty" title={empty.inspections} text={copy.emptyText} />}
      {groupByConsultation(list.data).map(({ start_time, subject, items }, index) => (
        <section key={`${start_time}${subject}`} aria-labelledby={`${id}${index}`} className={classes.section}>
          <h2 id={`${id}${index}`} className="tabular">
            {consultation.name(start_time, subject, now)}
          </h2>
          {items.map((item) => (
            <InspectionItem key={item.id} menuId={item.menu_id} menuName={item.menu_name} title={item.title} />
          ))}
        </section>
      ))}
    </div>
  );
}
