import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { slotPicker } from '../../../copy/booking';
import { DAY_PARTS, type DayPart } from '../../../domain/booking/day';

interface JumpButtonsProps {
  onJump: (part: DayPart) => void;
  disabledParts?: readonly DayPart[];
}

/** 午前・午後・夜間の枠までスクロールする3つのボタン（§band-jumps） */
export function JumpButtons({ onJump, disabledParts = [] }: JumpButtonsProps) {
  return (
    <SimpleGrid role="group" aria-label={slotPicker.jumpsLabel} minColWidth="min(100%, 5rem)" autoFlow="auto-fit">
      {DAY_PARTS.map(({ key }) => (
        <Button key={key} variant="quiet" p={4} disabled={disabledParts.includes(key)} onClick={() => onJump(key)}>
          <Group component="span" gap="0 0.5rem" justify="center" align="baseline" lh={1.25}>
            <Text span fw={700} lh="inherit">
              {slotPicker.jumps[key].title}
            </Text>{' '}
            <Text span fz="sm" fw={400} lh="inherit" lts="-0.02em">
              {slotPicker.jumps[key].hours}
            </Text>
          </Group>
        </Button>
      ))}
    </SimpleGrid>
  );
}
