import { Stack } from '@mantine/core';
import { overdue as copy } from '../../../copy/nextStep';
import { formatDayWithWeekday, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Text } from '../../layout/JaText/texts';

/** Returns the text about an overdue bill (§overdue-said). */
export const overdueWords = (payBy: JstDate | null | undefined, isTransfer: boolean, now: Instant): string =>
  (payBy ? copy.since(formatDayWithWeekday(payBy, now)) : '') + (isTransfer ? copy.accountOpen : copy.stillPayable);

/** 支払期限を過ぎた会計について、クリニックへの連絡方法を示します */
export function OverdueContact() {
  const clinicContact = useContact();
  return (
    clinicContact && (
      <Stack gap="xs">
        <Text>{copy.contact}</Text>
        <ContactWays />
      </Stack>
    )
  );
}
