import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useNow } from '../../api/clock';
import { useShifts } from '../../api/shifts';
import { useDoctors } from '../../api/timetable';
import { useChanging } from '../../api/useChanging';
import { paths } from '../../app/paths';
import { ChangeNotice } from '../../components/ChangeNotice/ChangeNotice';
import { DayStrip } from '../../components/DayStrip/DayStrip';
import { DayStripSkeleton } from '../../components/DayStrip/DayStripSkeleton';
import { DoctorSelect } from '../../components/DoctorSelect/DoctorSelect';
import { FailureScreen } from '../../components/FailureScreen/FailureScreen';
import { MainButton } from '../../components/MainButton/MainButton';
import { Notice } from '../../components/Notice/Notice';
import { OutcomeScreen } from '../../components/OutcomeScreen/OutcomeScreen';
import { SlotGridSkeleton } from '../../components/SlotGrid/SlotGridSkeleton';
import { common } from '../../copy/common';
import { slotPicker } from '../../copy/slotPicker';
import { subjectTitles } from '../../copy/subjects';
import { appointmentTypeOf, type Block } from '../../domain/block';
import { changeFromQuery } from '../../domain/changeTime';
import { toJstDate } from '../../domain/jst';
import { buildDay, findBlock, visibleBands } from '../../domain/slots';
import { isSubjectId, type SubjectId } from '../../domain/subjects';
import { DaySection } from './parts/DaySection';
import { EarliestBar } from './parts/EarliestBar';
import { useNeighbours } from './parts/useNeighbours';
import { useNextDayWithRoom } from './parts/useNextDayWithRoom';
import { useSlotChoice } from './parts/useSlotChoice';
import classes from './SlotPickerPage.module.css';

/** `/reserve/{type}/{id}`: doctor, day and block (spec §2 "Slot picker", §5). `{type}` may be any word (D4). */
export function SlotPickerPage() {
  const { id } = useParams();
  const subjectId = Number(id);
  if (isSubjectId(subjectId)) return <SlotPicker key={subjectId} subjectId={subjectId} />;
  return (
    <OutcomeScreen picture="not-found" title={slotPicker.unknownSubject}>
      <MainButton to={paths.reserve}>{common.toBooking}</MainButton>
    </OutcomeScreen>
  );
}

function SlotPicker({ subjectId }: { subjectId: SubjectId }) {
  const navigate = useNavigate();
  const now = useNow();
  const choice = useSlotChoice(now);
  const [query] = useSearchParams();
  const change = changeFromQuery(query);
  const changing = useChanging(change, subjectId);
  const doctors = useDoctors(subjectId);
  const list = doctors.status === 'ready' ? doctors.data : [];
  const doctorGone =
    choice.doctor !== 'any' && doctors.status === 'ready' && !list.some((one) => one.id === choice.doctor);
  const doctor = doctorGone ? 'any' : choice.doctor;
  const shifts = useShifts(subjectId, choice.date, doctor);

  const reply = shifts.status === 'ready' ? shifts.data : null;
  const day = useMemo(
    () => reply && buildDay(reply.shifts, { date: choice.date, now, type: appointmentTypeOf(reply.flag), subjectId }),
    [reply, choice.date, now, subjectId],
  );
  const nextDay = useNextDayWithRoom(day !== null && day.earliest === null, subjectId, choice.date, doctor);
  useNeighbours(day !== null, subjectId, choice.date, doctor, choice.strip);
  const names = Object.fromEntries(list.map((one) => [one.id, one.lastname]));
  const book = (block: Block) => {
    choice.setBlock(block.id);
    navigate(paths.confirm(block, changing.status === 'unknown' ? null : change));
  };

  return (
    <div className={classes.picker}>
      <h2 className={classes.subject}>{subjectTitles[subjectId]}</h2>
      <ChangeNotice changing={changing} reservationsTo={paths.reservations} />
      {doctorGone && <Notice tone="info" title={slotPicker.doctorGone} />}
      {choice.badDate && <Notice tone="info" title={slotPicker.badDate} />}
      {choice.movedOn && <Notice tone="info" role="status" title={slotPicker.dayOver} />}
      <DoctorSelect
        doctors={list}
        value={doctor}
        onChange={choice.setDoctor}
        {...(doctors.status === 'failed' && { failed: true, onRetry: doctors.retry })}
      />
      {import.meta.env.SSR ? (
        // A shell is drawn once for all days (ADR 0006).
        <DayStripSkeleton />
      ) : (
        <DayStrip
          days={choice.strip}
          selected={choice.date}
          onSelect={choice.setDate}
          {...(choice.week > 0 && { onPreviousWeek: () => choice.setWeek(choice.week - 1) })}
          {...(!choice.lastWeek && { onNextWeek: () => choice.setWeek(choice.week + 1) })}
        />
      )}
      {shifts.status === 'loading' && <SlotGridSkeleton />}
      {shifts.status === 'failed' && (
        <FailureScreen kind={shifts.failure.kind} title={slotPicker.loadFailed} onRetry={shifts.retry} />
      )}
      {day && (
        <DaySection
          key={choice.date}
          bands={visibleBands(day, now)}
          doctorNames={doctor === 'any' && doctors.status === 'ready' ? names : null}
          chosenId={choice.blockId}
          onChoose={book}
        />
      )}
      {shifts.status !== 'failed' && (
        <EarliestBar
          date={choice.date}
          isToday={choice.date === toJstDate(now)}
          loading={day === null}
          earliest={day?.earliest ?? null}
          chosen={day && choice.blockId !== null ? findBlock(day, choice.blockId) : null}
          nextDay={nextDay}
          onBook={book}
          onSeeDay={choice.setDate}
        />
      )}
    </div>
  );
}
