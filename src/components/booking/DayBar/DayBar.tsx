import { Box, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { slotPicker } from '../../../copy/booking';
import { bandLabel } from '../../../domain/booking/day';
import classes from './DayBar.module.css';

interface DayBarProps {
  day: string;
  doctor: string;
  /** バーを押したときに、医師と日付の選択へ戻る処理 */
  onBack: () => void;
  /** ボタンで移動できる時間帯（10時台なら `10`） */
  hours: readonly number[];
  onJump: (hour: number) => void;
  children: ReactNode;
}

function useScrolledPast() {
  const marker = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!marker.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Uses the last entry, because a busy phone may report the start and the end of a jump in one call.
        const entry = entries.at(-1);
        if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      // The large bottom margin makes a marker below the screen count as visible. Without the margin,
      // a jump past the marker would not be reported, because the marker is hidden before and after the jump.
      { root: document, rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return { marker, isPast };
}

/** 予約枠までスクロールすると、選んだ日と医師を示すバーを、画面の上部に固定します（§chosen-day-in-sight、§band-jumps） */
export function DayBar({ day, doctor, onBack, hours, onJump, children }: DayBarProps) {
  const { marker, isPast } = useScrolledPast();
  return (
    <div className={classes.day} data-past={isPast || undefined}>
      {/* An observer watches this marker. To measure the position instead would force a layout while React renders. */}
      <Box ref={marker} pos="relative" top="calc(-1 * var(--hours-top))" />
      <div className={classes.place}>
        <Group
          component={UnstyledButton}
          wrap="nowrap"
          gap="0.5rem"
          px="var(--gutter)"
          bg="white"
          fz="min(1.125rem, 6vw)"
          lh={1.4}
          className={classes.bar}
          onClick={onBack}
        >
          <Text span inherit fw={700}>
            {day}
          </Text>{' '}
          <Text span inherit flex={1} fz="min(0.875rem, 5vw)" c="dimmed" ta="end" truncate>
            {doctor}
          </Text>{' '}
          <Text span inherit fz="min(0.875rem, 5vw)" fw={700} c="asagi">
            {slotPicker.changeDay}
          </Text>
        </Group>
      </div>
      <div className={classes.hours}>
        <Group gap="xs" wrap="nowrap" role="group" aria-label={slotPicker.bandsLabel} className={classes.row}>
          {hours.map((hour) => (
            // No outline, so that only the slots look like the main controls.
            <Button key={hour} variant="quiet" fw={400} radius="xl" flex="none" onClick={() => onJump(hour)}>
              {bandLabel(hour)}
            </Button>
          ))}
        </Group>
      </div>
      {children}
    </div>
  );
}
