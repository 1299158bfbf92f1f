import { LRUCache } from 'lru-cache';
import { LEAD_MINUTES, SHIFT_MINUTES, type VisitKind } from '../../src/domain/booking/block';
import { DAY_MS, MINUTE_MS, startOfJstDate, type Instant, type JstDate } from '../../src/domain/calendar/jst';
import { notFound } from '../http/clinicError';
import type { Compress, Encoding } from '../http/compression';
import { toTimestamp, only, type Queries } from '../db/db';
import { freeBlocks } from './freeBlockCount';

export interface ShiftsRequest {
  subjectId: number;
  date: JstDate;
  /** Null: all doctors of the subject. */
  doctorId: number | null;
}

/** The bookable blocks of a day for a kind of visit, counted from a shift on. */
interface Counted {
  from: Instant;
  free: number;
}

/** The shifts at one version, the full compressed replies built from them, and their blocks. */
interface CachedShifts {
  version: string;
  /** JSON array. */
  shifts: string;
  bodies: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
  /** By kind of visit, which differs by patient and decides the blocks' length. */
  counted: Map<VisitKind, Counted>;
}

/** Cache size in characters: 40 days of a clinic with 20 doctors. Compressed replies add about a fifteenth. */
const LIMIT = 16_000_000;

/** One statement reads one snapshot, so the version matches these shifts. PostgreSQL builds the JSON. */
const OFFERED = `select offered_version($2::date, $3::int) as version,
  exists (select 1 from subjects where id = $1) as subject,
  $3::int is null or exists (select 1 from doctors where id = $3::int) as doctor,
  (select coalesce('[' || string_agg(
    '{"id":' || shift.id
      || ',"start_time":"' || to_char(shift.start_at at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS')
      || '+09:00","admin_user_id":' || shift.doctor_id || ',"doctorId":' || shift.doctor_id || ',"digest":'
      || case when held.shift_id is not null or shift.digest <> '' then '"taken"' else 'null' end || '}',
    ',' order by shift.doctor_id, shift.start_at) || ']', '[]')
  from shifts shift
  join doctor_subjects treats on treats.doctor_id = shift.doctor_id and treats.subject_id = $1
  left join held_shifts held on held.shift_id = shift.id
  where shift.offered and shift.start_at >= $4 and shift.start_at < $5
    and ($3::int is null or shift.doctor_id = $3::int)) as shifts`;

interface OfferedRow {
  version: string;
  subject: boolean;
  doctor: boolean;
  shifts: string;
}

/** Replies with a day's shifts, cached in this process until their version changes. */
export interface ShiftReplies {
  /**
   * Builds the reply for one patient. Throws a 404 for an unknown subject or doctor.
   * @param version must have been read after the request arrived
   * @param encoding negotiated content encoding; null for none
   */
  reply(request: ShiftsRequest, version: string, kind: VisitKind, encoding: Encoding | null): Promise<Response>;
  /** The number of blocks that the slot picker offers of the day (§days-free). Throws as `reply`. */
  free(request: ShiftsRequest, version: string, kind: VisitKind, now: Instant): Promise<number>;
}

const STEP_MS = SHIFT_MINUTES * MINUTE_MS;

/** The start from which shifts are offered (§slot-lead-time). Between two shifts nothing changes. */
const offeredFrom = (date: JstDate, now: Instant): Instant =>
  Math.max(startOfJstDate(date), Math.ceil((now + LEAD_MINUTES * MINUTE_MS) / STEP_MS) * STEP_MS);

export function shiftReplies(db: Queries, compress: Compress | null): ShiftReplies {
  const cache = new LRUCache<string, CachedShifts>({ maxSize: LIMIT, sizeCalculation: ({ shifts }) => shifts.length });
  const inFlight = new Map<string, Promise<CachedShifts>>();

  async function build(key: string, { subjectId, date, doctorId }: ShiftsRequest): Promise<CachedShifts> {
    const day = [toTimestamp(startOfJstDate(date)), toTimestamp(startOfJstDate(date) + DAY_MS)];
    const row = only(await db.query<OfferedRow>(OFFERED, [subjectId, date, doctorId, ...day]));
    if (!row.subject) throw notFound('診療科目');
    if (!row.doctor) throw notFound('医師');
    const built = { version: row.version, shifts: row.shifts, bodies: new Map(), counted: new Map() };
    cache.set(key, built);
    return built;
  }

  /** Returns the shifts at `version` or later. */
  async function offered(request: ShiftsRequest, version: string): Promise<CachedShifts> {
    const key = `${request.subjectId} ${request.date} ${request.doctorId}`;
    const known = cache.get(key);
    if (known?.version === version) return known;
    // After a booking many calls miss the cache at once. A build already in flight may have read an older version; one
    // that started while this call waited is recent enough, whatever its version.
    const begun = inFlight.get(key);
    const before = await begun?.catch(() => undefined);
    if (before?.version === version) return before;
    const since = inFlight.get(key);
    if (since !== undefined && since !== begun) return since;
    const own = build(key, request);
    inFlight.set(key, own);
    return own.finally(() => {
      if (inFlight.get(key) === own) inFlight.delete(key);
    });
  }

  return {
    async free(request, version, kind, now) {
      const { date, subjectId } = request;
      const { shifts, counted } = await offered(request, version);
      const from = offeredFrom(date, now);
      const known = counted.get(kind);
      if (known?.from === from) return known.free;
      const free = freeBlocks(shifts, { date, now, kind, subjectId });
      counted.set(kind, { from, free });
      return free;
    },
    async reply(request, version, kind, encoding) {
      const { shifts, bodies } = await offered(request, version);
      const headers = { 'content-type': 'application/json', ...(compress && { vary: 'accept-encoding' }) };
      const text = () => `{"shifts":${shifts},"flag":"${kind}"}`;
      if (!compress || encoding === null) return new Response(text(), { headers });
      const name = `${kind} ${encoding}`;
      let body = bodies.get(name);
      if (!body) {
        body = compress(text(), encoding);
        bodies.set(name, body);
        body.catch(() => bodies.delete(name));
      }
      return new Response(await body, { headers: { ...headers, 'content-encoding': encoding } });
    },
  };
}
