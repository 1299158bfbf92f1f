import { parseInstant, type Instant } from '../../src/domain/calendar/jst';
import type { Timetable } from '../booking/timetable';
import { setPreviewClock } from './previewClock';
import type { Clock } from '../http/context';
import type { Db } from '../db/db';
import type { FileStore } from '../files/fileStore';
import { ruleBroken } from '../ruleError';
import { reseedPreview } from './seed';

const CLOCK_FROM = Date.UTC(2000, 0, 1);
const CLOCK_TO = Date.UTC(2100, 0, 1);

interface ClockDeps {
  db: Db;
  clock: Clock;
  timetable: Timetable;
}

/** Null sets the real time; an invalid time throws a 422 (§preview-controls). */
export async function moveClock(deps: ClockDeps, text: string | null): Promise<Instant> {
  const instant = text === null ? null : parseInstant(text);
  if (text !== null && (instant === null || instant < CLOCK_FROM || instant >= CLOCK_TO))
    throw ruleBroken('invalid_time', '日時は「2026-07-03T10:00:00+09:00」の形で指定してください。');
  await setPreviewClock(deps.db, instant);
  const now = await deps.clock.now();
  await deps.timetable.extendTo(now);
  return now;
}

export async function resetPreview({ db, files }: { db: Db; files: FileStore }, now: Instant): Promise<void> {
  const fileRows = await db.query<{ file_key: string }>(
    'select file_key from medical_files union select file_key from answer_images',
  );
  await reseedPreview(db, now);
  for (const { file_key } of fileRows) await files.remove(file_key);
}
