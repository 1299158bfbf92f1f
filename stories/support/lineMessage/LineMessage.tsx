import { Card, Stack, Text } from '@mantine/core';
import type { MessageKind } from '../../../server/messages/kinds';
import { pushMessage } from '../../../server/messages/messageContent';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { Unbroken } from '../../../src/components/layout/Unbroken/Unbroken';
import { FACTS, SENDER } from '../fixtures/messageFixtures';

type Part =
  | { type: 'box'; backgroundColor?: string; contents: Part[] }
  | { type: 'text'; text: string; size: string; color: string; weight?: 'bold' }
  | { type: 'button'; action: { label: string } };

/** A message as `flexMessage` makes it. */
interface Flex {
  altText: string;
  contents: Record<'header' | 'body' | 'footer', Extract<Part, { type: 'box' }>>;
}

function Drawn({ part }: { part: Part }) {
  switch (part.type) {
    case 'box':
      return (
        <Stack gap={0}>
          {part.contents.map((one, index) => (
            <Drawn key={index} part={one} />
          ))}
        </Stack>
      );
    case 'text':
      return (
        <Text size={part.size} c={part.color} fw={part.weight === 'bold' ? 700 : 400}>
          <Unbroken>{part.text}</Unbroken>
        </Text>
      );
    case 'button':
      return <MainButton>{part.action.label}</MainButton>;
  }
}

interface LineMessageProps {
  /** お知らせの種類 */
  kind: MessageKind;
}

/** LINEに届くお知らせを、LINEのトークで見えるように */
export function LineMessage({ kind }: LineMessageProps) {
  const { altText, contents } = pushMessage(kind, SENDER, FACTS) as unknown as Flex;
  return (
    <Card component="article" aria-label={altText} padding={0} style={{ gap: 0, overflow: 'hidden' }}>
      {[contents.header, contents.body, contents.footer].map((box, index) => (
        <Card.Section key={index} m={0} p="sm" bg={box.backgroundColor ?? 'var(--color-card)'}>
          <Drawn part={box} />
        </Card.Section>
      ))}
    </Card>
  );
}
