import { Group, Text } from '@mantine/core';

interface BookingLineProps {
  parts: readonly string[];
}

/** The chosen block in one line, for screens with questions. */
export function BookingLine({ parts }: BookingLineProps) {
  return (
    <Group component="p" gap="0 1rem">
      {parts.filter(Boolean).map((part) => (
        <Text key={part} span size="sm" c="dimmed">
          {part}{' '}
        </Text>
      ))}
    </Group>
  );
}
