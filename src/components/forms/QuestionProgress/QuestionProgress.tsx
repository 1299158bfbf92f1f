import { Group, Progress, Text } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import '../../../theme/laterStyles';

interface QuestionProgressProps {
  page: number;
  /** 質問のページの数（確認の画面は含みません） */
  total: number;
}

/** 問診票の進み具合（`3 / 12`）と、残りのページ数 */
export function QuestionProgress({ page, total }: QuestionProgressProps) {
  const text = questionnaire.progressText(page, total);
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      role="progressbar"
      aria-label={questionnaire.progress}
      aria-valuemin={0}
      aria-valuenow={page}
      aria-valuemax={total}
      aria-valuetext={text}
    >
      <Text span fw={700} flex="none">
        {text}
      </Text>
      <Progress.Root flex={1} radius="xl" bg="var(--color-hairline)" style={{ forcedColorAdjust: 'none' }}>
        {/* `withAria={false}` keeps screen readers from also reading a percentage. */}
        <Progress.Section value={(page / total) * 100} withAria={false} />
      </Progress.Root>
      <Text span size="sm" c="dimmed" flex="none">
        {questionnaire.pagesLeft(total - page)}
      </Text>
    </Group>
  );
}
