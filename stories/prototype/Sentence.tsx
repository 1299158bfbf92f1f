import { Stack, Text, Title } from '@mantine/core';

/** Replaces the prototype when it can't be shown, and explains why. */
export const Sentence = ({ title, text }: { title: string; text: string }) => (
  <Stack component="main" maw="40rem" mx="auto" p="md">
    <Title order={1}>{title}</Title>
    <Text role="status">{text}</Text>
  </Stack>
);
