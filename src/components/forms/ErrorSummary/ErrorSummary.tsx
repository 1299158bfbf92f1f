import { Anchor, List, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { questionnaire } from '../../../copy/questionnaire';
import { focusField } from '../FieldFrame/focusField';
import { Title } from '../../layout/Unbroken/texts';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface ErrorSummaryProps {
  /** 見出し */
  title: string;
  /** 直していただきたい項目。押すとその入力欄へ移ります */
  items: { id: string; text: string }[];
  /** 確認を押した回数。増えるたびに、この一覧へ移ります */
  submitAttempts: number;
}

/** As many are read at a glance; the others are marked at their fields. */
const SHOWN = 3;

/** フォームの先頭に出す、直していただきたい項目の一覧。はじめの3つと、残りの数を示します（§error-summary） */
export function ErrorSummary({ title, items, submitAttempts }: ErrorSummaryProps) {
  const more = items.length - SHOWN;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [submitAttempts]);
  return (
    <Paper p="md" bd="1px solid red" bg="red.0" role="alert" aria-labelledby="error-summary">
      <Title order={2} size="h3" c="red" id="error-summary" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <List listStyleType="none" ps={0} spacing={0}>
        {items.slice(0, SHOWN).map(({ id, text }) => (
          <List.Item key={id}>
            <Anchor
              href={`#${id}`}
              c="red"
              underline="always"
              display="flex"
              mih="var(--target-least)"
              style={{ alignItems: 'center' }}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              <Unbroken>{text}</Unbroken>
            </Anchor>
          </List.Item>
        ))}
      </List>
      {more > 0 && <Text c="red">{questionnaire.more(more)}</Text>}
    </Paper>
  );
}
