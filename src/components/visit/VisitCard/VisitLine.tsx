import { Box, Group, NavLink, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reservation as copy } from '../../../copy/visit';
import { formatDayTime, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { isOwed } from '../../../domain/money/payment';
import { formatYen } from '../../../domain/money/bill';
import { stateAt, type VisitDetails } from '../../../domain/visit/visitState';
import { Disclosure } from '../../layout/Disclosure/Disclosure';
import { JaText } from '../../layout/JaText/JaText';
import { Text } from '../../layout/JaText/texts';
import { payLabel } from './OpenStep';
import { visitLineFact } from './visitHeader';
import '../../../theme/laterStyles';

interface VisitLineProps {
  visit: VisitDetails;
  now: Instant;
  /** 先頭のカードに示した支払いの期限。同じ期限は繰り返しません */
  shownDue: JstDate | null;
  /** お支払いの画面、またはお振込先の画面のパス */
  payTo: string;
  /** お支払いが不要な診療の行を押すと開く内容 */
  children?: ReactNode;
}

/** 1件の診療の行。支払いが必要な行を押すと、お支払いの画面へ進みます。ほかの行を押すと、内容が開きます（§visit-card、§fact-once） */
export function VisitLine({ visit, now, shownDue, payTo, children }: VisitLineProps) {
  const { subject, start_time: start, amount } = visit;
  const state = stateAt(visit, now);
  const mustPay = isOwed(visit);
  const fact = visitLineFact(visit, now, shownDue);
  const heading = (
    <Group component="span" gap="0 0.75rem">
      <Text span inherit fw={700} flex="1 1 auto">
        {subject}
      </Text>
      <Text span {...(mustPay ? { fw: 700 } : { size: 'sm', c: 'dimmed', fw: 400 })} lh="inherit">
        {mustPay && typeof amount === 'number' ? formatYen(amount) : copy.states[state]}
      </Text>
    </Group>
  );
  return (
    <Box component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)}>
      {mustPay ? (
        <NavLink
          component={Link}
          to={payTo}
          px="card"
          py="xs"
          lh={1.7}
          label={heading}
          description={
            <>
              <JaText>
                {state === 'awaitingPayment' && shownDue !== null ? fact : `${copy.states[state]}・${fact}`}
              </JaText>
              <VisuallyHidden>{payLabel(visit)}</VisuallyHidden>
            </>
          }
          rightSection={<IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />}
        />
      ) : (
        <Box px="card">
          <Disclosure variant="plain" title={heading} text={fact}>
            {children}
          </Disclosure>
        </Box>
      )}
    </Box>
  );
}
