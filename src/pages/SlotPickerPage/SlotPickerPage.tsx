import { Stack, Title } from '@mantine/core';
import { startTransition, useCallback, useDeferredValue, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useNow } from '../../device/clinicClock';
import { useShifts } from '../../api/shiftsApi';
import { useDoctors } from '../../api/doctorsApi';
import { useReservationChange, type ReservationChange } from '../../booking/useReservationChange';
import { paths } from '../../paths';
import { ChangeNotice } from '../../components/booking/ChangeNotice/ChangeNotice';
import { DayStrip } from '../../components/booking/DayStrip/DayStrip';
import { DoctorSelect } from '../../components/booking/DoctorSelect/DoctorSelect';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Notice } from '../../components/feedback/Notice/Notice';
import { OutcomeScreen } from '../../components/feedback/OutcomeScreen/OutcomeScreen';
import { SlotGridSkeleton } from '../../components/booking/SlotGrid/SlotGridSkeleton';
import { common } from '../../copy/commonCopy';
import { slotPicker } from '../../copy/slotPickerCopy';
import { subjectTitles } from '../../copy/subjectsCopy';
import { findBlock, visibleBands } from '../../domain/bands';
import { appointmentTypeOf, changeFromQuery, type AppointmentType, type Block } from '../../domain/block';
import { toJstDate } from '../../domain/jst';
import { buildDay } from '../../domain/slots';
import { isSubjectId, type SubjectId } from '../../domain/subjects';
import { DaySection } from './parts/DaySection';
import { EarliestBar } from './parts/EarliestBar';
import { usePreloadedNeighbours } from './parts/usePreloadedNeighbours';
import { useNextDayWithRoom } from './parts/useNextDayWithRoom';
import { useSlotChoice } from './parts/useSlotChoice';

const NO_DOCTORS: never[] = [];

/** `/reserve/{type}/{id}`: doctor, day and block. `{type}` may be any slug (§slot-route-any-word). */
export function SlotPickerPage({ changeTime }: { changeTime: boolean }) {
  const { id } = useParams();
  const subjectId = Number(id);
  if (isSubjectId(subjectId)) return <SlotPicker key={subjectId} subjectId={subjectId} changeTime={changeTime} />;
  return (
    <OutcomeScreen picture="not-found" title={slotPicker.unknownSubject}>
      <MainButton to={paths.reserve}>{common.toBooking}</MainButton>
    </OutcomeScreen>
  );
}

/** The length of the blocks: that of the reservation being changed, else as the clinic's flag says; null while unknown. */
function typeWhile(changing: ReservationChange, flag: string | undefined): AppointmentType | null {
  if (changing.status === 'held') return changing.reservation.first ? 'initial' : 'other';
  return changing.status === 'loading' || flag === undefined ? null : appointmentTypeOf(flag);
}

function SlotPicker({ subjectId, changeTime }: { subjectId: SubjectId; changeTime: boolean }) {
  const navigate = useNavigate();
  const now = useNow();
  const choice = useSlotChoice(now);
  const [query] = useSearchParams();
  const change = changeTime ? changeFromQuery(query) : null;
  const changing = useReservationChange(change, subjectId);
  const doctors = useDoctors(subjectId);
  const list = doctors.status === 'ready' ? doctors.data : NO_DOCTORS;
  const doctorGone =
    choice.doctor !== 'any' && doctors.status === 'ready' && !list.some((one) => one.id === choice.doctor);
  const doctor = doctorGone ? 'any' : choice.doctor;
  // The tapped day is highlighted at once; its blocks render later.
  const date = useDeferredValue(choice.date);
  const shifts = useShifts(subjectId, date, doctor);

  const reply = shifts.status === 'ready' ? shifts.data : null;
  const type = typeWhile(changing, reply?.flag);
  const day = useMemo(
    () => reply && type && buildDay(reply.shifts, { date, now, type, subjectId }),
    [reply, date, now, type, subjectId],
  );
  const nextDay = useNextDayWithRoom(day !== null && day.earliest === null, { subjectId, date, doctor, type });
  usePreloadedNeighbours(day !== null, subjectId, date, doctor, choice.strip);
  const bands = useMemo(() => day && visibleBands(day, now), [day, now]);
  const names = useMemo(
    () => (doctor === 'any' && list.length > 0 ? Object.fromEntries(list.map((one) => [one.id, one.lastname])) : null),
    [doctor, list],
  );
  const { setBlock } = choice;
  const changed = changing.status === 'unknown' ? null : change;
  const book = useCallback(
    (block: Block) => {
      // In one transition, so that only the second URL (the next screen) renders.
      startTransition(() => {
        setBlock(block.id);
        void navigate(paths.confirm(block, changed));
      });
    },
    [setBlock, navigate, changed],
  );

  return (
    <Stack gap="sm">
      <Title order={2} fz="xl" lh={1.4}>
        {subjectTitles[subjectId]}
      </Title>
      <ChangeNotice changing={changing} now={now} reservationsTo={paths.reservations} />
      {doctorGone && <Notice tone="info" title={slotPicker.doctorGone} />}
      {choice.badDate && <Notice tone="info" title={slotPicker.badDate} />}
      {choice.movedOn && <Notice tone="info" role="status" title={slotPicker.dayOver} />}
      <DoctorSelect
        doctors={list}
        value={doctor}
        onChange={choice.setDoctor}
        {...(doctors.status === 'failed' && { failed: true, onRetry: doctors.retry })}
      />
      <DayStrip
        days={choice.strip}
        selected={choice.date}
        onSelect={choice.setDate}
        {...(choice.week > 0 && { onPreviousWeek: () => choice.setWeek(choice.week - 1) })}
        {...(!choice.lastWeek && { onNextWeek: () => choice.setWeek(choice.week + 1) })}
      />
      {shifts.status !== 'failed' && day === null && <SlotGridSkeleton />}
      {shifts.status === 'failed' && (
        <FailureScreen kind={shifts.failure.kind} title={slotPicker.loadFailed} onRetry={shifts.retry} />
      )}
      {bands && (
        <DaySection
          key={`${date} ${doctor}`}
          bands={bands}
          doctorNames={names}
          chosenId={choice.blockId}
          onChoose={book}
        />
      )}
      {shifts.status !== 'failed' && (
        <EarliestBar
          now={now}
          date={date}
          isToday={date === toJstDate(now)}
          loading={day === null}
          earliest={day?.earliest ?? null}
          chosen={day && choice.blockId !== null ? findBlock(day, choice.blockId) : null}
          nextDay={nextDay}
          onBook={book}
          onSeeDay={choice.setDate}
        />
      )}
    </Stack>
  );
}
