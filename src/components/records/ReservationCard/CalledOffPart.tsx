import { Stack, Text } from '@mantine/core';
import { reservation } from '../../../copy/reservationCopy';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

const { calledOff: copy } = reservation;

interface CalledOffPartProps {
  /** クリニックが患者さんに伝える理由 */
  reason: string;
  /** 「次の予約へ」のリンク先 */
  bookTo: string;
}

/** クリニックがキャンセルした予約の、理由と次の予約への道（§called-off-told） */
export const CalledOffPart = ({ reason, bookTo }: CalledOffPartProps) => (
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
  </Stack>
);
