import * as v from 'valibot';
import { rollingTimetable } from '../booking/timetable';
import { moveClock, resetPreview } from './previewControls';
import { command } from '../staff/command';

export const commands = [
  command({
    usage: 'clock TIME',
    isPreviewOnly: true,
    options: { time: v.string() },
    help: "sets the clinic's clock to TIME, such as 2026-07-03T10:00:00+09:00; `clock real` sets the real time",
    example: 'clock 2026-07-03T10:00:00+09:00, or clock real',
    async run({ db, clock }, { time }) {
      const to = time === 'real' ? null : time;
      const now = await moveClock({ db, clock, timetable: rollingTimetable(db, true) }, to);
      return { words: `The clock is set to ${to ?? 'the real time'}.\n`, data: { now: new Date(now).toISOString() } };
    },
  }),
  command({
    usage: 'reset',
    isPreviewOnly: true,
    options: {},
    help: "deletes the clinic's data and loads the sample data again",
    example: 'reset',
    async run(staff) {
      await resetPreview(staff, staff.now);
      return { words: "The clinic's data is deleted, and the sample data is loaded again.\n", data: { done: 'reset' } };
    },
  }),
];
