import { Stack } from '@mantine/core';
import { startTransition, useCallback, useDeferredValue, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useNow } from '../../device/clinicClock';
import { useHasExtra } from '../../api/ClinicProvider';
import { useDay } from '../../api/shifts';
import { useAlreadyBookedNotice } from '../../booking/visitLinks';
import { useReservationChange } from '../../booking/useReservationChange';
import { paths } from '../../paths';
import { AlreadyBookedNotice } from '../../components/booking/AlreadyBookedNotice/AlreadyBookedNotice';
import { ChangeNotice } from '../../components/booking/ChangeNotice/ChangeNotice';
import { DayStrip } from '../../components/booking/DayStrip/DayStrip';
import { DoctorSelect } from '../../components/booking/DoctorSelect/DoctorSelect';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { LostRows } from '../../components/feedback/Read/Read';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Notice } from '../../components/feedback/Notice/Notice';
import { OutcomeScreen } from '../../components/feedback/OutcomeScreen/OutcomeScreen';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { slotPicker } from '../../copy/booking';
import { findBlock, visibleBands } from '../../domain/booking/day';
import type { Block } from '../../domain/booking/block';
import { changedReservationIdFromQuery } from '../../domain/booking/blockInUrl';
import { formatDayWithWeekday, toJstDate } from '../../domain/calendar/jst';
import { bookedTimeToMark } from '../../domain/visit/bookedReservation';
import { isSubjectId, type SubjectId } from '../../domain/clinic/subjects';
import { DaySection } from './DaySection';
import { EarliestOrNextDayBar } from './EarliestOrNextDayBar';
import { useChosenDoctor, useSlotChoice } from './useSlotChoice';
import { useEarliestBlock } from './useEarliestBlock';

/** Ignores `{type}` of the path `/reserve/{type}/{id}`, because `{id}` alone names the subject. */
export function SlotPickerPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const subjectId = Number(id);
  // A new `?change=` remounts the slot picker, because `useSlotChoice` reads the URL only on mount.
  const key = `${subjectId} ${query.get('change')}`;
  if (isSubjectId(subjectId)) return <SlotPicker key={key} subjectId={subjectId} />;
  return (
    <OutcomeScreen picture="not-found" title={slotPicker.unknownSubject}>
      <MainButton to={paths.reserve}>{slotPicker.chooseSubject}</MainButton>
    </OutcomeScreen>
  );
}

function SlotPicker({ subjectId }: { subjectId: SubjectId }) {
  const navigate = useNavigate();
  const now = useNow();
  const choice = useSlotChoice(now);
  const [query] = useSearchParams();
  const canChange = useHasExtra('change_time');
  const idFromQuery = canChange ? changedReservationIdFromQuery(query) : null;
  const timeChange = useReservationChange(idFromQuery, subjectId);
  const notice = useAlreadyBookedNotice(now);
  const doctorChoice = useChosenDoctor(subjectId, choice.doctor);
  const { doctor } = doctorChoice;
  // Deferred, so that React highlights a tapped day before it renders the blocks of the day.
  const date = useDeferredValue(choice.date);
  const visitToMove = timeChange.status === 'ready' ? timeChange.reservation : null;
  const dayRead = useDay(subjectId, date, doctor, { now, kind: visitToMove?.kind });
  // Shows no blocks until the reservation to move is loaded, because its kind decides the length of the blocks.
  const day = dayRead.status === 'ready' && timeChange.status !== 'loading' ? dayRead.data : null;
  const lostRows = dayRead.status === 'ready' ? dayRead.lost : 0;
  const bands = useMemo(() => day && visibleBands(day, now), [day, now]);
  const visitToMoveOnDay = useMemo(
    () => visitToMove && bookedTimeToMark(visitToMove, date, doctor),
    [visitToMove, date, doctor],
  );
  const chosenBlock = day && choice.blockId !== null ? findBlock(day, choice.blockId) : null;
  const { strip } = choice;
  const { marks, earliest, nextDay } = useEarliestBlock({
    subjectId,
    strip,
    date,
    doctor,
    now,
    day,
    movedKind: visitToMove?.kind,
  });
  const { setBlock } = choice;
  const idToChange = timeChange.status === 'unknown' ? null : idFromQuery;
  const goToConfirm = useCallback(
    (block: Block) => {
      // Both calls are in one transition, so that React renders only the next screen.
      startTransition(() => {
        setBlock(block.id);
        void navigate(paths.confirm(block, idToChange));
      });
    },
    [setBlock, navigate, idToChange],
  );

  return (
    <Stack gap="xs" mt="calc(8px - var(--gutter))">
      <ChangeNotice changing={timeChange} now={now} reservationsTo={paths.reservations} />
      {notice && !['ready', 'loading'].includes(timeChange.status) && <AlreadyBookedNotice {...notice} />}
      {doctorChoice.isUnavailable && <Notice tone="info" title={slotPicker.doctorGone} />}
      {choice.isDateUnbookable && <Notice tone="info" title={slotPicker.badDate} />}
      {choice.isDayOver && <Notice tone="info" role="status" title={slotPicker.dayOver} />}
      <DoctorSelect {...doctorChoice.select} onChange={choice.setDoctor} />
      <DayStrip
        days={strip}
        selected={choice.date}
        marks={marks}
        onSelect={choice.setDate}
        onPreviousWeek={choice.week > 0 ? () => choice.setWeek(choice.week - 1) : undefined}
        onNextWeek={choice.isLastWeek ? undefined : () => choice.setWeek(choice.week + 1)}
      />
      {dayRead.status !== 'failed' && day === null && <Skeletons shape="list" />}
      {dayRead.status === 'failed' && (
        <FailureScreen kind={dayRead.failure.kind} title={slotPicker.loadFailed} onRetry={dayRead.retry} />
      )}
      {day?.earliest === null && lostRows === 0 && (
        <OutcomeScreen
          picture="calendar-empty"
          title={date === toJstDate(now) ? slotPicker.nothingToday : slotPicker.nothingThatDay}
          text={slotPicker.otherWays[doctor === 'any' ? 'any' : 'one']}
          live="status"
        >
          <MainButton
            variant={nextDay === null && marks[date] ? 'main' : 'outline'}
            onClick={() => choice.setWeek(choice.week + (choice.isLastWeek ? -1 : 1))}
          >
            {choice.isLastWeek ? slotPicker.seePreviousWeek : slotPicker.seeNextWeek}
          </MainButton>
        </OutcomeScreen>
      )}
      {bands && day?.earliest && (
        <DaySection
          key={`${date} ${doctor}`}
          bands={bands}
          dayText={formatDayWithWeekday(date, now)}
          doctorText={doctorChoice.doctorText}
          doctorNames={doctorChoice.names}
          chosenId={choice.blockId}
          visitToMove={visitToMoveOnDay}
          onChoose={goToConfirm}
        />
      )}
      {day !== null && <LostRows count={doctorChoice.lost + lostRows} />}
      {dayRead.status !== 'failed' && (
        <EarliestOrNextDayBar
          now={now}
          isLoading={day === null || (day.earliest !== null && earliest === null)}
          earliest={earliest}
          chosenBlock={chosenBlock}
          isChange={idToChange !== null}
          doctorText={chosenBlock ? doctorChoice.doctorTextOf(chosenBlock.admin_user_id) : ''}
          nextDay={nextDay}
          onChoose={goToConfirm}
          onSeeDay={choice.setDate}
        />
      )}
    </Stack>
  );
}
