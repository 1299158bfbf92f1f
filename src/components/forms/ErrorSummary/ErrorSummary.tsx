import { Anchor, List, Paper } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { questionnaire } from '../../../copy/questionnaire';
import { focusField } from '../FieldFrame/focusField';
import type { FormView } from '../FieldFrame/fieldProps';
import { JaText } from '../../layout/JaText/JaText';
import { Text, Title } from '../../layout/JaText/texts';
import '../../../theme/laterStyles';

interface ErrorSummaryProps {
  /** 修正が必要な項目と、送信できなかった回数 */
  summary: FormView<unknown, unknown>['summary'];
}

const MAX_SHOWN_ITEMS = 3;

/** フォームの先頭に表示する、修正が必要な項目の一覧（§error-summary） */
export function ErrorSummary({ summary }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [summary?.attempt]);
  if (!summary) return null;
  const { items } = summary;
  const hiddenCount = items.length - MAX_SHOWN_ITEMS;
  return (
    <Paper p="md" bd="1px solid red" bg="red.0" role="alert" aria-labelledby="error-summary">
      <Title order={2} size="h3" c="red" id="error-summary" ref={heading} tabIndex={-1}>
        {questionnaire.summaryTitle}
      </Title>
      <List listStyleType="none" ps={0} spacing={0}>
        {items.slice(0, MAX_SHOWN_ITEMS).map(({ id, text }) => (
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
              <JaText>{text}</JaText>
            </Anchor>
          </List.Item>
        ))}
      </List>
      {hiddenCount > 0 && <Text c="red">{questionnaire.more(hiddenCount)}</Text>}
    </Paper>
  );
}
