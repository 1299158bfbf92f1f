import { Card, Stack, Text } from '@mantine/core';
import { isOpenable } from '../../../domain/url';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { readFlex, type FlexPart } from './flexParts';

interface LineMessageProps {
  /** LINEに送るメッセージのJSON（Flex）。クリニックのお知らせにないものが入っていれば、表示せずにエラーにします */
  message: object;
  /** ボタンを押したとき。アプリの画面には、ボタンのリンクが移ります */
  onOpen?: () => void;
}

/** The page of the app behind `https://liff.line.me/<LIFF id>/…`. */
const pathIn = (uri: string): string => uri.replace(/^https:\/\/liff\.line\.me\/[^/]+/, '');

function Part({ part, onOpen }: { part: FlexPart; onOpen: (() => void) | undefined }) {
  switch (part.type) {
    case 'box':
      return (
        <Stack gap={part.spacing === 'md' ? 'xs' : 0}>
          {part.contents.map((one, index) => (
            <Part key={index} part={one} onOpen={onOpen} />
          ))}
        </Stack>
      );
    case 'text':
      return (
        <Text size={part.size} c={part.color} fw={part.weight === 'bold' ? 700 : 400}>
          <Unbroken>{part.text}</Unbroken>
        </Text>
      );
    case 'button': {
      const { label, uri } = part.action;
      if (!isOpenable(uri, location.origin)) return <Text c="dimmed">{label}</Text>;
      return part.style === 'link' ? (
        <MainButton variant="quiet" href={uri}>
          {label}
        </MainButton>
      ) : (
        <MainButton to={pathIn(uri)} {...(onOpen && { onClick: onOpen })}>
          {label}
        </MainButton>
      );
    }
  }
}

/** LINEに届くお知らせを、LINEのトークで見えるように。プレビューで、LINEがなくても確かめるためのものです（§preview-messages） */
export function LineMessage({ message, onOpen }: LineMessageProps) {
  const { altText, contents } = readFlex(message);
  return (
    <Card component="article" aria-label={altText} padding={0} style={{ gap: 0, overflow: 'hidden' }}>
      {([contents.header, contents.body, contents.footer] as const).map((box, index) => (
        <Card.Section key={index} m={0} p="sm" bg={box.backgroundColor ?? 'var(--color-card)'}>
          <Part part={box} onOpen={onOpen} />
        </Card.Section>
      ))}
    </Card>
  );
}
