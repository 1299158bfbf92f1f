import { Stack } from '@mantine/core';
import { overdue as copy } from '../../../copy/nextStep';
import { formatDayWithWeekday, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Text } from '../../layout/JaText/texts';

/** §overdue-said */
export const overdueWords = (payBy: JstDate | null | undefined, transfer: boolean, now: Instant): string =>
  (payBy ? copy.since(formatDayWithWeekday(payBy, now)) : '') + (transfer ? copy.accountOpen : copy.stillPayable);

/** お支払い期限を過ぎた会計の下に置く、クリニックへの連絡のしかた */
export function OverdueContact() {
  const way = useContact();
  return (
    way && (
      <Stack gap="xs">
        <Text>{copy.contact}</Text>
        <ContactWays />
      </Stack>
    )
  );
}
