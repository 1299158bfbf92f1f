import * as v from 'valibot';
import { CLINIC_NOW_HEADER } from '../../src/api/contract';
import { IdText } from '../../src/api/contract/wireFormats';
import { notFound } from '../ruleError';
import { isStep, takeStep } from './previewSteps';
import { jsonOf } from '../http/body';
import { readBody } from '../http/handle';
import type { PreviewIdentity } from '../identity/previewIdentity';
import { moveClock, resetPreview } from './previewControls';
import { PATIENT_SEEDS } from './guest';
import type { ClinicApp, Clock } from '../http/context';
import type { FileStore } from '../files/fileStore';
import type { SignedLinks } from '../files/signedLinks';
import type { PaymentDeps } from '../money/cardPayments';
import type { Timetable } from '../booking/timetable';

const LoginBody = v.object({ patient: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)) });
const ClockBody = v.object({ now: v.nullable(v.string()) });

const displayNameOf = (patient: string) => PATIENT_SEEDS.find(({ name }) => name === patient)?.displayName ?? patient;

interface PreviewServices extends PaymentDeps {
  links: SignedLinks;
  clock: Clock;
  files: FileStore;
  timetable: Timetable;
}

export function previewRoutes(app: ClinicApp, services: PreviewServices, identity: PreviewIdentity): void {
  app.post('/preview/login', async (c) => {
    const { patient } = readBody(LoginBody, await jsonOf(c.req.raw));
    return c.json(await identity.issue(patient, displayNameOf(patient)));
  });

  app.post('/preview/reservations/:id/:step', async (c) => {
    const id = v.safeParse(IdText, c.req.param('id'));
    const step = c.req.param('step');
    if (!isStep(step)) throw notFound('ページ');
    if (!id.success) throw notFound('予約');
    await takeStep(services, id.output, step, c.get('now'));
    return c.json({ id: id.output, done: step });
  });

  app.post('/preview/clock', async (c) => {
    const { now: text } = readBody(ClockBody, await jsonOf(c.req.raw));
    const now = new Date(await moveClock(services, text)).toISOString();
    return c.json({ now }, 200, { [CLINIC_NOW_HEADER]: now });
  });

  app.post('/preview/reset', async (c) => {
    await resetPreview(services, c.get('now'));
    return c.json({ done: 'reset' });
  });
}
