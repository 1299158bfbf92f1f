import * as v from 'valibot';
import { CLINIC_NOW } from '../../src/api/contract';
import { listPreviewMessages } from '../../src/api/contract/preview';
import { IdText } from '../../src/api/contract/wireFormats';
import { parseInstant } from '../../src/domain/calendar/jst';
import { PREVIEW_PATIENT_NAME } from '../../src/domain/clinic/previewPatient';
import { notFound, ruleBroken } from '../http/clinicError';
import { setPreviewClock, type Clock } from '../clinicTime';
import { StaffName } from '../staff/audit';
import { Order, carryOut } from '../staff/staffOrders';
import { SAMPLES, isStep, takeStep } from './previewSteps';
import { jsonOf, limitBody, readBody, type Handle } from '../http/handle';
import type { PreviewIdentity } from '../identity/previewIdentity';
import type { Messenger } from '../messages/messenger';
import { messagesShown, sendOver } from '../messages/previewMessages';
import { allFileKeys } from '../stores/orphanSweep';
import { resetClinic } from './seed';
import { patients } from './content/previewGuest';
import type { ClinicApp } from '../http/context';
import type { FileStore } from '../stores/fileStore';
import type { SignedLinks } from '../files/signedLinks';
import type { PaymentDeps } from '../money/cardPayments';
import type { Timetable } from '../booking/timetable';

/** The name of a preview patient (§preview-patient). */
const LoginBody = v.object({ patient: v.pipe(v.string(), v.regex(PREVIEW_PATIENT_NAME)) });
const StaffBody = v.object({ by: StaffName, order: Order });
const ClockBody = v.object({ now: v.nullable(v.string()) });

/** Limits of the clock, so that every year has four digits. */
const CLOCK_FROM = Date.UTC(2000, 0, 1);
const CLOCK_TO = Date.UTC(2100, 0, 1);

const nameOf = (patient: string) => patients.find(({ name }) => name === patient)?.displayName ?? patient;

interface PreviewServices extends PaymentDeps {
  links: SignedLinks;
  clock: Clock;
  files: FileStore;
  messenger: Messenger;
  timetable: Timetable;
}

/** Login and controls of preview mode (§preview-apart, §preview-controls, §preview-messages); registered only in that mode. */
export function previewRoutes(
  app: ClinicApp,
  handle: Handle,
  services: PreviewServices,
  identity: PreviewIdentity,
): void {
  const { db, clock, files, timetable } = services;

  app.post('/preview/login', limitBody(), async (c) => {
    const { patient } = readBody(LoginBody, await jsonOf(c.req.raw));
    return c.json(await identity.issue(patient, nameOf(patient)));
  });

  app.post('/preview/reservations/:id/:step', async (c) => {
    const id = v.safeParse(IdText, c.req.param('id'));
    const step = c.req.param('step');
    if (!isStep(step)) throw notFound('ページ');
    if (!id.success) throw notFound('予約');
    await takeStep(services, id.output, step, c.get('now'));
    return c.json({ id: id.output, done: step });
  });

  app.post('/preview/staff', limitBody(), async (c) => {
    const { by, order } = readBody(StaffBody, await jsonOf(c.req.raw));
    return c.json(await carryOut({ ...services, now: c.get('now'), by }, order, SAMPLES));
  });

  app.post('/preview/clock', limitBody(), async (c) => {
    const { now: text } = readBody(ClockBody, await jsonOf(c.req.raw));
    const instant = text === null ? null : parseInstant(text);
    if (text !== null && (instant === null || instant < CLOCK_FROM || instant >= CLOCK_TO))
      throw ruleBroken('invalid_time', '日時は「2026-07-03T10:00:00+09:00」の形で指定してください。');
    await sendOver(services, c.get('now'), instant ?? Date.now());
    await setPreviewClock(db, instant);
    const now = await clock.now();
    await timetable.reach(now);
    const iso = new Date(now).toISOString();
    return c.json({ now: iso }, 200, { [CLINIC_NOW]: iso });
  });

  handle(listPreviewMessages, (_, { patient, now }) => messagesShown(services, patient.id, now));

  app.post('/preview/reset', async (c) => {
    const keys = await allFileKeys(db);
    await resetClinic(db, c.get('now'));
    for (const key of keys) await files.remove(key);
    return c.json({ done: 'reset' });
  });
}
