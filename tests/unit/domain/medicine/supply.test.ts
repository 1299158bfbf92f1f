import { describe, expect, it } from 'vitest';
import { startOfJstDate } from '../../../../src/domain/calendar/jst';
import type { SupplyItem } from '../../../../src/domain/medicine/medicine';
import { deliveryWindow, expectedDelivery, formatDeliveryWindow } from '../../../../src/domain/medicine/delivery';
import { endingSupply, suppliesOf, supplyEnd } from '../../../../src/domain/medicine/supply';
import { inEveryZone } from '../zones';
import { instant, someVisit } from '../someVisit';

const START = instant('2026-07-03T10:15:00+09:00');
const daily = (days: number, subject = '高血圧治療', start_time = START): SupplyItem => ({
  start_time,
  subject,
  days,
  usage1: '1日1回',
  usage2: '朝食後',
});
const asNeeded: SupplyItem = { ...daily(3), usage1: '頓服', usage2: '痛むとき' };

const visit = (letters: string, start_time = START, deliver_time: number | null = null, subject_id = 1) =>
  someVisit(letters, { id: 7, start_time, deliver_time, subject_id });

inEveryZone('the end of the supply', () => {
  it('is the day of arrival plus the number of days that the medicine lasts', () => {
    expect(supplyEnd([daily(30)], '2026-07-03')).toEqual({ endsOn: '2026-08-02', days: 30 });
    expect(supplyEnd([daily(7)], '2026-12-28')?.endsOn).toBe('2027-01-04');
  });
  it('is the end of the daily medicine that runs out first', () => {
    expect(supplyEnd([daily(30), daily(14), daily(28)], '2026-07-03')).toEqual({ endsOn: '2026-07-17', days: 14 });
  });

  it('depends only on daily medicine with a valid number of days', () => {
    expect(supplyEnd([daily(30), asNeeded], '2026-07-03')?.endsOn).toBe('2026-08-02');
    expect(supplyEnd([asNeeded], '2026-07-03')).toBeNull();
    expect(supplyEnd([], '2026-07-03')).toBeNull();
    expect(supplyEnd([daily(Number.MAX_SAFE_INTEGER), daily(30)], '2026-07-03')?.endsOn).toBe('2026-08-02');
  });
});

inEveryZone('the medicine counter', () => {
  const shippedVisit = visit('fcpd', START, instant('2026-07-05T23:30:00+09:00'));
  const supplyOn = (day: string) => suppliesOf([daily(30)], [shippedVisit], instant(day))[0]?.sent;

  it('counts from the first day of the delivery window, in JST (§supply-from-parcel)', () => {
    expect(supplyOn('2026-07-06T09:00:00+09:00')).toMatchObject({ endsOn: '2026-08-06', days: 30, daysLeft: 30 });
  });

  it('is `soon`, then `over` for 30 days, then hidden (§supply-book-again)', () => {
    expect(supplyOn('2026-07-29T23:59:59+09:00')).toMatchObject({ daysLeft: 9, phase: 'enough', endsSoon: false });
    expect(supplyOn('2026-07-30T00:00:00+09:00')).toMatchObject({ daysLeft: 8, phase: 'soon', endsSoon: true });
    expect(supplyOn('2026-08-06T23:59:59+09:00')).toMatchObject({ daysLeft: 1, daysOver: 0, phase: 'soon' });
    expect(supplyOn('2026-08-07T00:00:00+09:00')).toMatchObject({
      daysLeft: 0,
      daysOver: 1,
      phase: 'over',
      endsSoon: true,
    });
    expect(supplyOn('2026-09-05T23:59:59+09:00')).toMatchObject({ daysOver: 30 });
    expect(supplyOn('2026-09-06T00:00:00+09:00')).toBeUndefined();
  });

  it('shows the last visit day that leaves time for the delivery (§supply-book-by)', () => {
    expect(supplyOn('2026-07-20T09:00:00+09:00')?.bookBy).toBe('2026-08-03');
    expect(supplyOn('2026-08-03T23:59:59+09:00')?.bookBy).toBe('2026-08-03');
    expect(supplyOn('2026-08-04T00:00:00+09:00')?.bookBy).toBeNull();
  });

  it.each(['f', 'fc', 'fcp'])('does not count before the parcel is sent (flags "%s")', (letters) => {
    expect(suppliesOf([daily(30)], [visit(letters)], START)).toMatchObject([
      { subjectId: 1, subject: '高血圧治療', sent: null, awaited: { id: 7 } },
    ]);
  });

  it('says what the parcel waits for (§supply-waits-for-bill)', () => {
    const causeOf = (letters: string, payment_method: 'bank' | 'card' | null = null) =>
      suppliesOf([daily(30)], [{ ...visit(letters), payment_method }], START).map(({ awaited }) => awaited?.waitsFor);
    const causes = [causeOf('f'), causeOf('fc'), causeOf('fc', 'card'), causeOf('fc', 'bank'), causeOf('fcp', 'bank')];
    expect(causes.flat().join(' ')).toBe('clinic payment payment transfer clinic');
  });

  it('ignores a prescription whose consultation is cancelled or unknown', () => {
    for (const reservations of [[], [visit('xfcpd')]]) expect(suppliesOf([daily(30)], reservations, START)).toEqual([]);
  });
  it('ignores medicine taken as needed', () => {
    expect(suppliesOf([asNeeded], [shippedVisit], START)).toEqual([]);
  });

  it('counts from the consultation if the shipping time is unknown', () => {
    expect(suppliesOf([daily(30)], [visit('fcpd')], START)[0]?.sent?.endsOn).toBe('2026-08-02');
  });
});

describe('the reminder to book again (§supply-book-again)', () => {
  const EARLIER = instant('2026-06-01T10:00:00+09:00');
  const earlierVisit = visit('fcpd', EARLIER, instant('2026-06-04T10:00:00+09:00'));
  const now = instant('2026-07-04T09:00:00+09:00');
  const endAfter = (newer: SupplyItem[], letters: string) =>
    endingSupply(suppliesOf([...newer, daily(30, '高血圧治療', EARLIER)], [visit(letters), earlierVisit], now))?.endsOn;

  it('appears if the supply ends within 7 days', () => expect(endAfter([], 'fc')).toBe('2026-07-06'));

  it('disappears when new daily medicine is prescribed', () => expect(endAfter([daily(30)], 'fc')).toBeUndefined());

  it('stays if only as-needed medicine is prescribed', () => expect(endAfter([asNeeded], 'fc')).toBe('2026-07-06'));
});

describe('the medicine cards', () => {
  const JUNE = instant('2026-06-20T19:00:00+09:00');
  const now = instant('2026-07-06T09:00:00+09:00');
  it('begin with the supply that ends first', () => {
    const supplies = suppliesOf(
      [daily(30, '高血圧治療'), daily(30, '痛風（高尿酸血症）', JUNE)],
      [
        visit('fcpd', START, instant('2026-07-04T10:00:00+09:00')),
        visit('fcpd', JUNE, instant('2026-06-23T10:00:00+09:00'), 2),
      ],
      now,
    );
    expect(supplies.map(({ subject, sent, awaited }) => [subject, sent?.endsOn, awaited])).toEqual([
      ['痛風（高尿酸血症）', '2026-07-25', null],
      ['高血圧治療', '2026-08-05', null],
    ]);
  });
  it('combine the prescriptions of a subject under its newest name', () => {
    const older = visit('fcpd', JUNE, instant('2026-06-23T10:00:00+09:00'));
    const medicines = [daily(30), daily(20, '高血圧・脂質の治療', JUNE)];
    expect(suppliesOf(medicines, [visit('fcp'), older], now)).toMatchObject([
      { subject: '高血圧治療', sent: { endsOn: '2026-07-15', days: 20 }, awaited: { id: 7 } },
    ]);
    const cards = suppliesOf(medicines, [visit('fcpd', START, instant('2026-07-05T10:00:00+09:00')), older], now);
    expect(cards).toMatchObject([{ subject: '高血圧治療', sent: { endsOn: '2026-08-06' }, awaited: null }]);
  });
});

inEveryZone('the days of a supply (§supply-days)', () => {
  /** Returns the weeks that the app shows on `day` for medicine that starts on 4 July. */
  const daysShown = (days: number, day: string) => {
    const [supply] = suppliesOf([daily(days)], [visit('fcpd')], instant(`${day}T09:00:00+09:00`));
    const signs = { taken: '▽', left: '●', none: '–' };
    return {
      rows: supply?.sent?.weeks.map((week) => `${week[0]?.date} ${week.map(({ state }) => signs[state]).join('')}`),
      omittedWeeks: supply?.sent?.omittedWeeks,
    };
  };

  it('start six days before today', () => {
    expect(daysShown(16, '2026-07-15').rows).toEqual(['2026-07-09 ▽▽▽▽▽▽●', '2026-07-16 ●●●●–––']);
    expect(daysShown(16, '2026-07-19').rows).toEqual(['2026-07-13 ▽▽▽▽▽▽●']);
  });

  it('begin no earlier than the first day of the medicine', () => {
    expect(daysShown(7, '2026-07-06').rows).toEqual(['2026-07-04 ▽▽●●●●●']);
    expect(daysShown(7, '2026-07-03').rows).toEqual(['2026-07-04 ●●●●●●●']);
  });

  it('are not shown after the supply has ended', () => expect(daysShown(7, '2026-07-11').rows).toEqual([]));

  it('are shortened to three rows if they fill more than five', () => {
    expect(daysShown(30, '2026-07-04')).toMatchObject({ rows: { length: 5 }, omittedWeeks: 0 });
    expect(daysShown(90, '2026-07-04')).toEqual({
      rows: ['2026-07-04 ●●●●●●●', '2026-07-11 ●●●●●●●', '2026-09-26 ●●●●●●–'],
      omittedWeeks: 10,
    });
  });
});

inEveryZone('the delivery window', () => {
  it('is 2 to 4 days after shipping, in JST (§arrival-range)', () => {
    const range = deliveryWindow(instant('2026-07-02T15:30:00Z'));
    expect(range).toEqual({ from: '2026-07-05', to: '2026-07-07' });
    expect(formatDeliveryWindow(range, instant('2026-07-02T15:30:00Z'))).toBe('7月5日（日）〜7月7日（火）');
    const nextYear = instant('2027-01-03T09:00:00+09:00');
    expect(formatDeliveryWindow(range, nextYear)).toBe('2026年7月5日（日）〜7月7日（火）');
    const overNewYear = { from: '2026-12-31', to: '2027-01-02' };
    expect(formatDeliveryWindow(overNewYear, nextYear)).toBe('2026年12月31日（木）〜2027年1月2日（土）');
  });

  it('ends at midnight in Japan after its last day', () => {
    const sentAt = instant('2026-07-03T10:00:00+09:00');
    const midnight = startOfJstDate('2026-07-08');
    expect(expectedDelivery(sentAt, midnight - 1)).toEqual({ from: '2026-07-05', to: '2026-07-07' });
    expect(expectedDelivery(sentAt, midnight)).toBeNull();
  });

  it('can begin in one year and end in the next year', () => {
    expect(deliveryWindow(instant('2026-12-29T23:59:59+09:00'))).toEqual({ from: '2026-12-31', to: '2027-01-02' });
  });
});
