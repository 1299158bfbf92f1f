import { Skeleton, Stack } from '@mantine/core';
import { QuestionShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';

/** The page that comes: progress, the chosen time, a question. */
export function QuestionnaireSkeleton() {
  return (
    <Loading>
      <Stack>
        <Stack gap="xs">
          <Skeleton h="1.3rem" w="75%" />
          <Skeleton h="1.7rem" />
          <Skeleton h="1.4rem" w="85%" />
        </Stack>
        <QuestionShape />
      </Stack>
    </Loading>
  );
}
