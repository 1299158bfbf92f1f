import { Skeleton, Stack } from '@mantine/core';
import { HeadingShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { payment } from '../../../copy/money';

const Choice = () => <Skeleton h="6rem" radius="var(--radius-card)" />;

/** The choice that comes: consultation, two methods, the address. */
export function ChoiceSkeleton() {
  return (
    <Loading label={payment.deliver.loading}>
      <Stack gap="lg">
        <Skeleton h="1.4rem" w="80%" />
        <Stack gap="xs">
          <HeadingShape />
          <Choice />
          <Choice />
        </Stack>
        <Stack gap="xs">
          <HeadingShape />
          <Choice />
        </Stack>
      </Stack>
    </Loading>
  );
}
