import { Stack, Text } from '@mantine/core';
import { IconCalendarMinus } from '@tabler/icons-react';
import { prepare, reservation } from '../../../copy/visit';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { QuietButton } from './QuietButton';

const { calledOff: copy } = reservation;

interface CalledOffPartProps {
  /** クリニックが患者さんに伝える理由 */
  reason: string;
  /** 「次の予約へ」のリンク先 */
  bookTo: string;
  /** 「カレンダーの予定を消す」を押したとき。渡さなければ表示しません */
  onRemoveFromCalendar?: (() => void) | undefined;
}

/** クリニックがキャンセルした予約の、理由と次の予約への道と、カレンダーに残る予定を消す道（§called-off-told、§calendar-outside） */
export const CalledOffPart = ({ reason, bookTo, onRemoveFromCalendar }: CalledOffPartProps) => (
  <Stack gap="xs">
    <Text>
      <Unbroken>{copy.note}</Unbroken>
    </Text>
    <Text>
      <Unbroken>{copy.reason(reason)}</Unbroken>
    </Text>
    <ContactWays />
    <MainButton to={bookTo} variant="outline">
      {copy.next}
    </MainButton>
    {onRemoveFromCalendar && (
      <>
        <Text size="sm" c="dimmed">
          <Unbroken>{prepare.calendarRemains}</Unbroken>
        </Text>
        <QuietButton icon={IconCalendarMinus} label={prepare.removeFromCalendar} onClick={onRemoveFromCalendar} />
      </>
    )}
  </Stack>
);
