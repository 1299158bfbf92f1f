import { IconTruckDelivery, type Icon } from '@tabler/icons-react';
import { common } from '../../../copy/common';
import { nextStep as copy } from '../../../copy/nextStep';
import { formatDeliveryWindow } from '../../../domain/medicine/delivery';
import {
  HOUR_MS,
  formatClock,
  formatDay,
  formatDayTime,
  formatDayWithWeekday,
  formatTime,
  formatWeekday,
  toJstDate,
  type Instant,
  type JstDate,
} from '../../../domain/calendar/jst';
import { formatYen } from '../../../domain/money/bill';
import type { NextStep } from '../../../domain/visit/nextStep';
import { roomOpensAt } from '../../../domain/reservation/times';

interface Words {
  title: string;
  /** A sentence, or what counts down and what it says of the rest. */
  facts: string | { until: Instant; says: (rest: number) => string };
  tone?: 'attention' | 'waiting';
  icon?: Icon;
  /** What the button says; without one there is nothing to do but to wait. */
  action?: string;
}

/** `1時間10分`; with seconds in the last hour. */
function rest(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return milliseconds >= HOUR_MS
    ? copy.room.hours(Math.floor(minutes / 60), minutes % 60)
    : copy.room.minutes(minutes, seconds % 60);
}

function roomWords(step: Extract<NextStep, { kind: 'enterRoom' }>, now: Instant): Words {
  const { room } = copy;
  const { action } = room;
  const { start, when, roomUrl, doctor, subject } = step;
  const time = formatTime(start);
  const opens = formatClock(roomOpensAt(start));
  switch (when) {
    case 'open':
    case 'started':
      return roomUrl
        ? { title: room.open, facts: when === 'open' ? room.openText(time) : room.startedText(time) }
        : { title: room.opening, facts: room.openingText(time), action };
    case 'over':
    case 'lapsed':
      return {
        title: room.over,
        facts: toJstDate(start) < toJstDate(now) ? room.overSinceText(formatDayTime(start, now)) : room.overText,
        tone: 'attention',
        action,
      };
    case 'waiting':
    case 'today':
      return {
        title: room.today(time),
        facts: { until: roomOpensAt(start), says: (left) => room.todayText(rest(left)) },
        action,
      };
    case 'later':
      return {
        title: formatDayTime(start, now),
        facts: room.laterText(common.doctor(doctor), subject, opens),
        action,
      };
  }
}

function payWords(step: Extract<NextStep, { kind: 'pay' }>, now: Instant): Words {
  const { start, count, overdue, payBy, sameDay, amount } = step;
  const { title, until, many, manyDays, one, since, action } = copy.pay;
  const day = (date: JstDate) => formatDayWithWeekday(date, now);
  const whose = count > 1 ? many(count) : one(day(toJstDate(start)));
  if (overdue)
    return { title: copy.pay.overdue, facts: count > 1 ? whose : since(day(overdue)), tone: 'attention', action };
  const sum = amount === null ? null : formatYen(amount);
  const words = { title, facts: whose, tone: 'attention', action } as const;
  if (payBy === null) return words;
  if (!sameDay) return { ...words, facts: manyDays(sum, count, day(payBy)) };
  return { ...words, title: sum === null ? title : until(day(payBy), sum) };
}

/** A step in words (§lead-first, §medicine-lead, §overdue-said, §debts-together, §arrival-range): what to do, the facts, and what the button says. */
export function nextStepWords(step: NextStep, now: Instant): Words {
  switch (step.kind) {
    case 'rebook': {
      const { title, text, textWhy, action } = copy.rebook;
      const was = formatDayTime(step.start, now);
      return { title, facts: step.reason ? textWhy(was, step.reason) : text(was), tone: 'attention', action };
    }
    case 'enterRoom':
      return roomWords(step, now);
    case 'calledOff': {
      const { title, text, action } = copy.calledOff;
      return { title, facts: text(formatDayTime(step.start, now), step.reason), tone: 'attention', action };
    }
    case 'pay':
      return payWords(step, now);
    case 'transfer': {
      const { title, text, until, action } = copy.transfer;
      const facts = step.payBy ? until(formatDayWithWeekday(step.payBy, now)) : text;
      return { title, facts, tone: 'attention', action };
    }
    case 'upload': {
      const { title, text, action } = copy.upload;
      return { title, facts: text(formatDayTime(step.start, now)), action };
    }
    case 'waitForConfirmation':
      return { title: copy.confirmation.title, facts: copy.confirmation.text, tone: 'waiting' };
    case 'waitForParcel': {
      const { packing, packingText, coming, anyDay, comingText } = copy.parcel;
      const look = { tone: 'waiting', icon: IconTruckDelivery } as const;
      if (step.arrives === null) return { title: packing, facts: packingText, ...look };
      const { from, to } = step.arrives;
      const title = from > toJstDate(now) ? coming(formatWeekday(from), formatWeekday(to)) : anyDay;
      return { title, facts: comingText(formatDeliveryWindow(step.arrives, now)), ...look };
    }
    case 'bookAgain': {
      const { title, over, soon, action } = copy.bookAgain;
      const day = formatDay(step.endsOn, now);
      return { title, facts: step.over ? over(day) : soon(day), action };
    }
    case 'none': {
      const { title, text, action } = copy.none;
      return { title, facts: text, action };
    }
  }
}
