import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Step } from '../../server/preview/previewSteps';
import { listReservations, type Reservation } from '../../src/api/contract';
import { formatDayTime, toJstIso, type Instant } from '../../src/domain/calendar/jst';
import type { PrototypeClinic } from './prototypeClinic';
import type { Phone, PhoneHost } from './host';
import { transport } from './network';
import { createTrouble, type Plan } from './prototypeTrouble';
import { control, openVisit, type Visit } from './prototypeVisit';
import { words } from './prototypeWords';

/** The state of the panel and the actions of the reviewer. */
export type Review = ReturnType<typeof useReview>;

export function useReview(clinic: PrototypeClinic, first: Visit) {
  const [visit, setVisit] = useState(first);
  const [address, setAddress] = useState('/');
  const [message, setMessage] = useState('');
  const [width, setWidth] = useState('375');
  const [complete, setComplete] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [reservations, setReservations] = useState<readonly Reservation[]>([]);
  const [trouble] = useState(createTrouble);
  const phone = useRef<Phone | null>(null);
  const current = useRef(first);
  const here = useRef('/');

  const read = useCallback(async () => {
    const visitAtStart = current.current;
    const { all_reservations: all } = await visitAtStart.send(listReservations, {});
    if (visitAtStart === current.current) setReservations(all);
  }, []);
  useEffect(() => void read(), [read]);

  const host = useMemo<PhoneHost>(
    () => ({
      tokens: () => current.current.tokens,
      async fetch(request) {
        const failure = trouble.failureOf(request.method, request.url, Date.now());
        setPlan(trouble.planned());
        const { fetch } = current.current;
        if (failure !== null) setMessage(words.trouble.failed(words.trouble.kinds[failure]));
        const reply = await transport(request, failure, () => fetch(request));
        if (request.method !== 'GET') void read();
        return reply;
      },
      open: async (request) => {
        const reply = await clinic.fetch(request);
        void read();
        return reply;
      },
      address: () => here.current,
      moved(to) {
        here.current = to;
        setAddress(to);
      },
      happened: setMessage,
      connect(connected) {
        phone.current = connected;
        // A file that could not be loaded is loaded again when it is needed.
        Promise.all([clinic.complete, connected.complete]).then(
          () => setComplete(true),
          () => undefined,
        );
      },
    }),
    [clinic, trouble, read],
  );

  /** Does `work` at the clinic, updates the phone, and shows the message `done`, or the clinic's refusal. */
  async function act(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      await read();
      phone.current?.refresh();
      setMessage(done);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }

  async function switchPatient(patient: string, done: string): Promise<void> {
    // A failure that was planned for one patient must not affect the next one.
    trouble.plan(null);
    setPlan(null);
    current.current = await openVisit(clinic, patient);
    setVisit(current.current);
    await read();
    phone.current?.restart('/');
    setMessage(done);
  }

  return {
    host,
    address,
    message,
    complete,
    /** The width of the phone in px. A narrow window ignores it. */
    width,
    setWidth,
    plan,
    reservations,
    patient: visit.patient,
    phone,
    switchPatient: (patient: string, name: string) => switchPatient(patient, words.patient.chosen(name)),
    performStep: (id: number, step: Step) =>
      act(() => control(clinic, `reservations/${id}/${step}`, {}), words.course.done[step]),
    setClock: (instant: Instant) =>
      act(
        () => control(clinic, 'clock', { now: toJstIso(instant) }),
        words.clock.isSet(formatDayTime(instant, instant)),
      ),
    takeAway: (shiftIds: readonly number[]) => act(() => clinic.takeAway(shiftIds), words.trouble.taken),
    planTrouble(next: Plan | null) {
      trouble.plan(next);
      setPlan(next);
      setMessage(next === null ? words.trouble.cancelled : words.trouble.planned);
    },
    showMessage: setMessage,
    async reset() {
      await phone.current?.forget();
      await clinic.reset();
      await switchPatient(first.patient, words.reset.done);
    },
  };
}
