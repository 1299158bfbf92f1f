import { Stack } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useInspections } from '../../api/medicines';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { InspectionItem } from '../../components/medicine/InspectionItem/InspectionItem';
import { Text } from '../../components/layout/JaText/texts';
import { Section } from '../../components/layout/Section/Section';
import { consultation } from '../../copy/confirm';
import { empty } from '../../copy/common';
import { inspection as copy } from '../../copy/medicine';
import { titles } from '../../copy/app';
import { groupByConsultation } from '../../domain/medicine/medicine';

/** Inspections are medical tests. */
export function InspectionsPage() {
  const now = useNow();
  return (
    <Stack gap="lg">
      <Read state={useInspections()} skeleton="list" title={titles.inspections}>
        {({ rows }, isComplete) =>
          rows.length === 0 && isComplete ? (
            <EmptyState picture="test-empty" title={empty.inspections} text={copy.emptyText} />
          ) : (
            <>
              <Text>{copy.listLead}</Text>
              {groupByConsultation(rows).map(({ start_time, subject, items }) => (
                <Section key={`${start_time}${subject}`} title={consultation.name(start_time, subject, now)}>
                  {items.map((item) => (
                    <InspectionItem key={item.id} menuId={item.menu_id} menuName={item.menu_name} title={item.title} />
                  ))}
                </Section>
              ))}
            </>
          )
        }
      </Read>
    </Stack>
  );
}
