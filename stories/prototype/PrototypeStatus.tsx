import { Stack, Text, Title } from '@mantine/core';

/** Says why the prototype is not shown. */
export const PrototypeStatus = ({ title, text }: { title: string; text: string }) => (
  <Stack component="main" maw="40rem" mx="auto" p="md">
    <Title order={1}>{title}</Title>
    <Text role="status">{text}</Text>
  </Stack>
);
