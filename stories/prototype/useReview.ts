import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Step } from '../../server/preview/previewSteps';
import { listReservations, type Reservation } from '../../src/api/contract';
import { formatDayTime, toJstIso, type Instant } from '../../src/domain/calendar/jst';
import type { PrototypeClinic } from './prototypeClinic';
import type { PhoneControls, PhoneParent } from './phoneParent';
import { answerWithTrouble } from './network';
import { createTrouble, type Plan } from './prototypeTrouble';
import { sendPreviewCommand, openSession, type PatientSession } from './prototypeSession';
import { words } from './prototypeWords';

export type Review = ReturnType<typeof useReview>;

export function useReview(clinic: PrototypeClinic, firstSession: PatientSession) {
  const [session, setSession] = useState(firstSession);
  const [address, setAddress] = useState('/');
  const [message, setMessage] = useState('');
  const [width, setWidth] = useState('375');
  const [isPreloaded, setPreloaded] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [reservations, setReservations] = useState<readonly Reservation[]>([]);
  const [trouble] = useState(createTrouble);
  const phone = useRef<PhoneControls | null>(null);
  const currentSession = useRef(firstSession);
  const currentPath = useRef('/');

  const loadReservations = useCallback(async () => {
    const sessionAtStart = currentSession.current;
    const { all_reservations: all } = await sessionAtStart.send(listReservations, {});
    if (sessionAtStart === currentSession.current) setReservations(all);
  }, []);
  useEffect(() => void loadReservations(), [loadReservations]);

  const phoneParent = useMemo<PhoneParent>(
    () => ({
      tokens: () => currentSession.current.tokens,
      async fetch(request) {
        const failure = trouble.failureOf(request.method, request.url, Date.now());
        setPlan(trouble.planned());
        const { fetch } = currentSession.current;
        if (failure !== null) setMessage(words.trouble.failed(words.trouble.kinds[failure]));
        const reply = await answerWithTrouble(request, failure, () => fetch(request));
        if (request.method !== 'GET') void loadReservations();
        return reply;
      },
      openOutsidePage: async (request) => {
        const reply = await clinic.fetch(request);
        void loadReservations();
        return reply;
      },
      currentPath: () => currentPath.current,
      reportPath(to) {
        currentPath.current = to;
        setAddress(to);
      },
      showMessage: setMessage,
      connect(controls) {
        phone.current = controls;
        // Ignores a failed preload, because the app loads missing files on demand.
        Promise.all([clinic.preloaded, controls.preloaded]).then(
          () => setPreloaded(true),
          () => undefined,
        );
      },
    }),
    [clinic, trouble, loadReservations],
  );

  async function runAtClinic(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      await loadReservations();
      phone.current?.refresh();
      setMessage(done);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }

  async function switchPatient(patient: string, done: string): Promise<void> {
    // Cancels the planned failure, because it was meant for the previous patient.
    trouble.plan(null);
    setPlan(null);
    currentSession.current = await openSession(clinic, patient);
    setSession(currentSession.current);
    await loadReservations();
    phone.current?.restart('/');
    setMessage(done);
  }

  return {
    phoneParent,
    address,
    message,
    isPreloaded,
    /** The phone's width in px. In a narrow window, the phone has the window's width instead. */
    width,
    setWidth,
    plan,
    reservations,
    patient: session.patient,
    phone,
    switchPatient: (patient: string, name: string) => switchPatient(patient, words.patient.chosen(name)),
    performStep: (id: number, step: Step) =>
      runAtClinic(() => sendPreviewCommand(clinic, `reservations/${id}/${step}`, {}), words.course.done[step]),
    setClock: (instant: Instant) =>
      runAtClinic(
        () => sendPreviewCommand(clinic, 'clock', { now: toJstIso(instant) }),
        words.clock.done(formatDayTime(instant, instant)),
      ),
    takeShifts: (shiftIds: readonly number[]) => runAtClinic(() => clinic.takeShifts(shiftIds), words.trouble.taken),
    planTrouble(next: Plan | null) {
      trouble.plan(next);
      setPlan(next);
      setMessage(next === null ? words.trouble.cancelled : words.trouble.planned);
    },
    showMessage: setMessage,
    async reset() {
      await phone.current?.deleteStoredData();
      await clinic.reset();
      await switchPatient(firstSession.patient, words.reset.done);
    },
  };
}
