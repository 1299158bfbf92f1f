import { formatDay, formatDayWithWeekday, type Instant } from '../../../domain/calendar/jst';
import { formatYen } from '../../../domain/money/bill';
import type { NextStep } from '../../../domain/visit/nextStep';
import { nextStep as copy } from '../../../copy/nextStep';
import { HeroCard } from '../../layout/HeroCard/HeroCard';
import type { CardHeaderWords } from '../../layout/HeroCard/CardHeader';

interface NextStepCardProps {
  /** `debts` は2件以上のお支払い、`bookAgain` はお薬がなくなるころの予約 */
  step: Extract<NextStep, { kind: 'debts' | 'bookAgain' | 'none' }>;
  now: Instant;
  /** 省くと、ボタンを表示しません */
  to?: string;
}

function wordsOf(step: NextStepCardProps['step'], now: Instant): CardHeaderWords & { action: string } {
  switch (step.kind) {
    case 'debts': {
      const { title, overdue, until, action } = copy.debts;
      const { count, payBy, sameDueDate, amount } = step;
      const day = payBy && formatDayWithWeekday(payBy, now);
      return {
        title: title(count, amount === null ? null : formatYen(amount)),
        facts: step.overdue ? overdue : day && until(day, sameDueDate),
        tone: 'attention',
        action,
      };
    }
    case 'bookAgain': {
      const { title, over, soon, action } = copy.bookAgain;
      const day = formatDay(step.endsOn, now);
      return { title, facts: step.over ? over(day) : soon(day), action };
    }
    case 'none':
      return copy.none;
  }
}

/** お支払い（2件以上）、または新しい予約を案内するカード（§debts-together） */
export function NextStepCard({ step, now, to }: NextStepCardProps) {
  const { action, ...words } = wordsOf(step, now);
  return <HeroCard {...words} action={to === undefined ? undefined : { label: action, to }} />;
}
