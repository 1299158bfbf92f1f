import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useInspections } from '../../api/medicines';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { LostRows } from '../../components/feedback/LostRows/LostRows';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { InspectionItem } from '../../components/medicine/InspectionItem/InspectionItem';
import { Section } from '../../components/layout/Section/Section';
import { consultation } from '../../copy/confirm';
import { empty } from '../../copy/common';
import { inspection as copy } from '../../copy/medicine';
import { groupByConsultation } from '../../domain/medicine/medicine';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';

/** `/medicine/inspection`: the tests by consultation, with picture and items (§test-menus). */
export function InspectionsPage() {
  const list = useInspections();
  const now = useNow();

  if (list.status === 'loading') return <Skeletons shape="list" />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  return (
    <Stack gap="lg">
      {list.stale && <FailureNotice failure={list.stale} title={copy.stale} onReload={list.reload} />}
      <LostRows count={list.lost} />{' '}
      {list.data.length === 0 && <EmptyState picture="test-empty" title={empty.inspections} text={copy.emptyText} />}
      {groupByConsultation(list.data).map(({ start_time, subject, items }) => (
        <Section key={`${start_time}${subject}`} title={consultation.name(start_time, subject, now)}>
          {items.map((item) => (
            <InspectionItem key={item.id} menuId={item.menu_id} menuName={item.menu_name} title={item.title} />
          ))}
        </Section>
      ))}
    </Stack>
  );
}
