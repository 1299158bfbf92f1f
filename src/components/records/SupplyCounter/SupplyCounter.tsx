import { Card, Stack, Text } from '@mantine/core';
import { medicine as copy } from '../../../copy/medicineCopy';
import { formatDay, type Instant } from '../../../domain/jst';
import type { Supplies, Supply } from '../../../domain/supply';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { MainButton } from '../../actions/MainButton/MainButton';
import { LeadingSupply } from './LeadingSupply';

const { counter } = copy;

interface SupplyCounterProps {
  /** お薬の残り。はじめの1件が先になくなります */
  supplies: Supplies;
  /** 現在時刻（ミリ秒）。ほかの年の日付には年を付けます */
  now: Instant;
  /** 「次の診療を予約する」を、画面に1つの塗りつぶしのボタンにするとき true */
  filled?: boolean;
  /** 「次の診療を予約する」の移動先 */
  bookTo: string;
  /** 次の診療を予約済みのとき、その予約を見る画面 */
  bookedTo?: string | null;
}

/** One subject below the leading one. */
function Line({ subject, words }: { subject: string; words: string }) {
  return (
    <li>
      <Text size="sm" fw={700}>
        {subject}
      </Text>
      <Text>
        <Unbroken>{words}</Unbroken>
      </Text>
    </li>
  );
}

const wordsOf = ({ endsOn, daysLeft, phase }: Supply, now: Instant) =>
  counter.line(formatDay(endsOn, now), phase === 'over' ? null : counter.left(daysLeft));

/** お送りしたお薬がいつごろまであるかの目安。7日前から次の予約をすすめます（§supply-per-subject、§supply-book-again） */
export function SupplyCounter({
  supplies: { sent, awaited },
  now,
  filled = true,
  bookTo,
  bookedTo,
}: SupplyCounterProps) {
  const [lead, ...others] = sent;
  const asks = lead !== undefined && lead.phase !== 'enough';
  return (
    <Card
      component="section"
      aria-label={counter.region}
      bd={`1px solid ${asks ? 'warm' : 'var(--color-asagi-line)'}`}
      bg={asks ? 'warm.0' : 'asagi.0'}
    >
      {lead && <LeadingSupply supply={lead} now={now} named={others.length + awaited.length > 0} />}
      {others.length + awaited.length > 0 && (
        <Stack component="ul" gap="xs" style={{ listStyle: 'none' }}>
          {others.map((supply) => (
            <Line key={supply.subject} subject={supply.subject} words={wordsOf(supply, now)} />
          ))}
          {awaited.map((subject) => (
            <Line key={subject} subject={subject} words={counter.awaited} />
          ))}
        </Stack>
      )}
      {asks && (
        <Text>
          <Unbroken>{bookedTo ? counter.booked : lead.phase === 'over' ? counter.over : counter.soon}</Unbroken>
        </Text>
      )}
      {asks &&
        (bookedTo ? (
          <MainButton variant="outline" to={bookedTo}>
            {counter.seeBooking}
          </MainButton>
        ) : (
          <MainButton variant={filled ? 'main' : 'outline'} to={bookTo}>
            {counter.book}
          </MainButton>
        ))}
    </Card>
  );
}
