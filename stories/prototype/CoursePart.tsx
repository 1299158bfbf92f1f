import { Group, Stack, Text } from '@mantine/core';
import type { Step } from '../../server/preview/previewSteps';
import { useNow } from '../../src/device/clinicClock';
import type { Reservation } from '../../src/api/contract';
import { StatusBadge } from '../../src/components/visit/StatusBadge/StatusBadge';
import { formatDayTime, MINUTE_MS, type Instant } from '../../src/domain/calendar/jst';
import { stateOf } from '../../src/domain/visit/reservation';
import { ROOM_OPENS_MINUTES } from '../../src/domain/clinic/terms';
import { PanelButton } from './PanelButton';
import { PanelPart } from './PanelPart';
import { words } from './prototypeWords';

interface CoursePartProps {
  reservations: readonly Reservation[];
  onStep: (id: number, step: Step) => Promise<void>;
  onClock: (instant: Instant) => Promise<void>;
}

export function CoursePart({ reservations, onStep, onClock }: CoursePartProps) {
  const now = useNow();
  const unfinished = reservations.flatMap((reservation) => {
    const state = stateOf(reservation);
    const step = words.course.next[state];
    const { id, start_time: start, subject } = reservation;
    return step === null ? [] : [{ id, state, step, start, name: `${formatDayTime(start, now)} ${subject}` }];
  });
  return (
    <PanelPart heading={words.course.heading} about={words.course.about}>
      {unfinished.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.course.none}
        </Text>
      )}
      {unfinished.length > 0 && (
        <Stack component="ul" p={0}>
          {unfinished.map(({ id, state, step, start, name }) => (
            <Stack key={id} component="li" gap="xs" align="flex-start">
              <Text fw={700}>{name}</Text>
              <StatusBadge state={state} />
              <Group gap="xs">
                <PanelButton
                  main
                  label={words.course.label(words.course.steps[step], name)}
                  onClick={() => onStep(id, step)}
                >
                  {words.course.steps[step]}
                </PanelButton>
                {state === 'booked' && (
                  <>
                    <PanelButton
                      label={words.course.label(words.course.beforeStart, name)}
                      onClick={() => onClock(start - ROOM_OPENS_MINUTES * MINUTE_MS)}
                    >
                      {words.course.beforeStart}
                    </PanelButton>
                    <PanelButton
                      label={words.course.label(words.course.steps.cancel, name)}
                      onClick={() => onStep(id, 'cancel')}
                    >
                      {words.course.steps.cancel}
                    </PanelButton>
                  </>
                )}
              </Group>
            </Stack>
          ))}
        </Stack>
      )}
    </PanelPart>
  );
}
