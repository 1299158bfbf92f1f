import { Stack, Text } from '@mantine/core';
import { reservation, visitDay } from '../../../copy/visit';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface UnfinishedPartProps {
  /** 受診の確認中、またはクリニックが受診なしとした予約 */
  state: 'unfinished' | 'missed';
  /** 「もう一度予約する」のリンク先 */
  bookTo: string;
  /** 受診なしのときのキャンセル料（円） */
  fee?: number | null;
}

/**
 * 「受診の確認中」「受診なし」のカードの中身。連絡先があればお問い合わせ、いつでも次の予約へ進めます
 * （§lapse-thirty-minutes、§missed-by-staff、§cancel-fee-said）
 */
export function UnfinishedPart({ state, bookTo, fee = null }: UnfinishedPartProps) {
  const way = useContact();
  const words = visitDay[state];
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        <Unbroken>
          {words.note + (fee ? reservation.feeDue(fee) : '') + (way ? words.contact : words.bookAgain)}
        </Unbroken>
      </Text>
      <ContactWays />
      <MainButton to={bookTo} variant="outline">
        {visitDay.bookAgain}
      </MainButton>
    </Stack>
  );
}
