import { nextStep as copy } from '../../../copy/nextStepCopy';
import { formatDeliveryWindow } from '../../../domain/delivery';
import {
  DAY_MS,
  HOUR_MS,
  formatDay,
  formatDayTime,
  formatDayWithWeekday,
  formatTime,
  startOfJstDate,
  toJstDate,
  type Instant,
  type JstDate,
} from '../../../domain/jst';
import type { NextStep } from '../../../domain/nextStep';
import { roomOpensAt } from '../../../domain/visitPhase';

interface Words {
  title: string;
  text: string;
}

const midnight = (instant: Instant) => startOfJstDate(toJstDate(instant));

/** `1時間10分`; with seconds in the last hour. */
function rest(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return milliseconds >= HOUR_MS
    ? copy.room.hours(Math.floor(minutes / 60), minutes % 60)
    : copy.room.minutes(minutes, seconds % 60);
}

function roomWords({ start, when, roomUrl }: Extract<NextStep, { kind: 'enterRoom' }>, now: Instant): Words {
  const { room } = copy;
  const time = formatTime(start);
  const opens = formatTime(roomOpensAt(start));
  switch (when) {
    case 'open':
    case 'started':
      return roomUrl
        ? { title: room.open, text: when === 'open' ? room.openText(time) : room.startedText(time) }
        : { title: room.opening, text: room.openingText(time) };
    case 'over':
    case 'lapsed':
      return {
        title: room.over,
        text: toJstDate(start) < toJstDate(now) ? room.overSinceText(formatDayTime(start, now)) : room.overText,
      };
    case 'waiting':
    case 'today':
      return { title: room.today(rest(roomOpensAt(start) - now)), text: room.todayText(time, opens) };
    case 'later':
      return {
        title: room.later(Math.round((midnight(start) - midnight(now)) / DAY_MS)),
        text: room.laterText(formatDayTime(start, now), opens),
      };
  }
}

/** The two lines of a step: what to do, and details. */
export function nextStepWords(step: NextStep, now: Instant): Words {
  switch (step.kind) {
    case 'enterRoom':
      return roomWords(step, now);
    case 'pay': {
      const { title, many, one, overdue, since } = copy.pay;
      const day = (date: JstDate) => formatDayWithWeekday(date, now);
      return {
        title: step.overdue ? overdue : title,
        text:
          step.count > 1 ? many(step.count) : step.overdue ? since(day(step.overdue)) : one(day(toJstDate(step.start))),
      };
    }
    case 'transfer': {
      const { title, text, until } = copy.transfer;
      return { title, text: step.payBy ? until(formatDayWithWeekday(step.payBy, now)) : text };
    }
    case 'upload':
      return { title: copy.upload.title, text: copy.upload.text(formatDayTime(step.start, now)) };
    case 'waitForConfirmation':
      return copy.confirmation;
    case 'waitForParcel':
      return step.arrives === null
        ? { title: copy.parcel.packing, text: copy.parcel.packingText }
        : { title: copy.parcel.coming, text: copy.parcel.comingText(formatDeliveryWindow(step.arrives, now)) };
    case 'bookAgain': {
      const day = formatDay(step.endsOn, now);
      return { title: copy.bookAgain.title, text: step.over ? copy.bookAgain.over(day) : copy.bookAgain.soon(day) };
    }
    case 'none':
      return copy.none;
  }
}

/** The longest text of each line: the card reserves its height, so that nothing below moves (CLS 0). */
export const LONGEST: readonly Words[] = [
  { title: copy.room.today(copy.room.hours(23, 59)), text: copy.room.laterText('12月28日（月）23:50', '23:45') },
  { title: copy.bookAgain.title, text: copy.bookAgain.over('12月28日') },
];
