import { Center, Loader } from '@mantine/core';

export const Starting = () => (
  <Center mih="70dvh" role="status" aria-label="読み込んでいます">
    <Loader size="1.875rem" />
  </Center>
);
