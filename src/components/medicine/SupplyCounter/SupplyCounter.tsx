import { Card, Stack, Text } from '@mantine/core';
import { medicine as copy } from '../../../copy/medicine';
import { formatDay, type Instant } from '../../../domain/calendar/jst';
import { endsSoon, type Awaited, type Supplies, type Supply } from '../../../domain/medicine/supply';
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
  /** 処方され、お支払いを待つお薬の、明細（`payment`）またはお振込先（`transfer`） */
  billTo: (awaited: Awaited) => string;
  /** 「次の診療を予約する」の移動先 */
  bookTo: string;
  /** 次の診療を予約済みのとき、その予約を見る画面 */
  bookedTo?: string | null;
}

interface LineProps {
  subject: string;
  words: string;
  action?: { label: string; to: string } | false;
}

/** One subject below the leading one. */
function Line({ subject, words, action }: LineProps) {
  return (
    <li>
      <Text size="sm" fw={700}>
        {subject}
      </Text>
      <Text>
        <Unbroken>{words}</Unbroken>
      </Text>
      {action && (
        <MainButton variant="outline" to={action.to}>
          {action.label}
        </MainButton>
      )}
    </li>
  );
}

const labelOf = (waitsFor: 'payment' | 'transfer') => (waitsFor === 'payment' ? counter.pay : counter.transfer);

const wordsOf = ({ endsOn, daysLeft, phase }: Supply, now: Instant) =>
  counter.line(formatDay(endsOn, now), phase === 'over' ? null : counter.left(daysLeft));

/** お送りしたお薬がいつごろまであるかの目安。7日前から次の予約をすすめます（§supply-per-subject、§supply-book-again、§supply-waits-for-bill） */
export function SupplyCounter({ supplies, now, filled = true, billTo, bookTo, bookedTo }: SupplyCounterProps) {
  const { sent, awaited } = supplies;
  const [lead, ...others] = sent;
  const ending = endsSoon(supplies);
  const asks = ending !== undefined;
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
          {awaited.map((one) => {
            const { subject, id, waitsFor } = one;
            const action = waitsFor !== 'clinic' && { label: labelOf(waitsFor)(subject), to: billTo(one) };
            return <Line key={id} subject={subject} words={counter.awaited[waitsFor]} action={action} />;
          })}
        </Stack>
      )}
      {asks && (
        <Text>
          <Unbroken>{bookedTo ? counter.booked : ending.phase === 'over' ? counter.over : counter.soon}</Unbroken>
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
