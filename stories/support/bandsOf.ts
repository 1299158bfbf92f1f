import { NOW, TODAY } from '../../.storybook/clock';
import { type Band, buildDay } from '../../src/domain/booking/day';
import { SHIFT_MINUTES, type VisitKind } from '../../src/domain/booking/block';
import { HOUR_MS, MINUTE_MS, startOfJstDate } from '../../src/domain/calendar/jst';

interface Opening {
  /** Hours with free shifts, from the full hour to the next. */
  hours: readonly number[];
  /** Ids of the doctors on duty. */
  doctors: readonly number[];
}

/** The rows of today with every shift of `openings` free, built by the app's own rules. */
export function bandsOf(openings: readonly Opening[], hours: readonly number[], kind: VisitKind = 'initial'): Band[] {
  const midnight = startOfJstDate(TODAY);
  const shifts = openings.flatMap((opening) =>
    opening.doctors.flatMap((doctor) =>
      opening.hours.flatMap((hour) =>
        Array.from({ length: 60 / SHIFT_MINUTES }, (_, step) => ({
          id: doctor * 10_000 + hour * 100 + step,
          start_time: midnight + hour * HOUR_MS + step * SHIFT_MINUTES * MINUTE_MS,
          admin_user_id: doctor,
          digest: null,
        })),
      ),
    ),
  );
  const { bands } = buildDay(shifts, { date: TODAY, now: NOW, kind, subjectId: 1 });
  return bands.filter(({ hour }) => hours.includes(hour));
}
