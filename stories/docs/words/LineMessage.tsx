import { Card, Divider, Group, Text } from '@mantine/core';
import type { MessageKind } from '../../../server/messages/kinds';
import { flexMessageOf, type MessageFacts, type Sender } from '../../../server/messages/messageContent';
import { NOW } from '../../../.storybook/clock';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { JaText } from '../../../src/components/layout/JaText/JaText';

const SENDER: Sender = { clinicName: 'さくらオンラインクリニック', liffId: '1234567890-abcdefgh' };
const SAMPLE_FACTS: MessageFacts = {
  reservationId: 12,
  start: Date.parse('2026-07-10T10:15:00+09:00'),
  previousStart: Date.parse('2026-07-09T14:30:00+09:00'),
  reason: '医師の体調不良のため',
  doctorLastname: '佐藤',
  amount: 3450,
  payBy: '2026-07-24',
  shippedAt: Date.parse('2026-07-12T15:00:00+09:00'),
  parcel: { carrier: 'ヤマト運輸', number: '1234-5678-9012' },
  dueAt: NOW,
};

type MessagePart =
  | { type: 'box'; layout: string; backgroundColor?: string; contents: MessagePart[] }
  | { type: 'separator' }
  | { type: 'text'; text: string; size: string; color: string; weight?: 'bold' }
  | { type: 'button'; style: 'primary' | 'link'; action: { label: string } };

interface Bubble {
  altText: string;
  contents: Record<'header' | 'body' | 'footer', Extract<MessagePart, { type: 'box' }>>;
}

function RenderedPart({ part }: { part: MessagePart }) {
  switch (part.type) {
    case 'box':
      return (
        <Group {...(part.layout === 'vertical' ? { display: 'block' } : { justify: 'space-between' })}>
          {part.contents.map((inner, index) => (
            <RenderedPart key={index} part={inner} />
          ))}
        </Group>
      );
    case 'separator':
      return <Divider my="sm" />;
    case 'text':
      return (
        <Text fz={part.size === '3xl' ? '2.1875rem' : part.size} c={part.color} fw={part.weight === 'bold' ? 700 : 400}>
          <JaText>{part.text}</JaText>
        </Text>
      );
    case 'button':
      return <MainButton variant={part.style === 'link' ? 'quiet' : 'main'}>{part.action.label}</MainButton>;
  }
}

/** LINEに届くお知らせを、LINEのトークと同じ見た目で表示します */
export function LineMessage({ kind }: { kind: MessageKind }) {
  const { altText, contents } = flexMessageOf(kind, SENDER, SAMPLE_FACTS) as unknown as Bubble;
  return (
    <Card component="article" aria-label={altText} padding={0} style={{ gap: 0, overflow: 'hidden' }}>
      {[contents.header, contents.body, contents.footer].map((box, index) => (
        <Card.Section key={index} m={0} p="sm" bg={box.backgroundColor ?? 'var(--color-card)'}>
          <RenderedPart part={box} />
        </Card.Section>
      ))}
    </Card>
  );
}
