import { Badge, Group } from '@mantine/core';
import { preview } from '../copy/appCopy';

/** LINEの外で試していることを示すしるし。画面の上に置き、見出しに重なりません */
export function PreviewBadge() {
  return (
    <Group component="aside" justify="flex-end" maw={480} mx="auto" bg="white">
      <Badge color="warm" px="xs" bdrs="0 0 0 8px" fw={400}>
        {preview.badge}
      </Badge>
    </Group>
  );
}
