import { Button, DataList, Group, Paper, Text } from '@mantine/core';
import { common } from '../../../copy/commonCopy';
import { questionnaire } from '../../../copy/questionnaireCopy';

interface AnswerListProps {
  /** 質問と回答。回答は表示する文 */
  items: { key: string; question: string; answer: string }[];
  /** 「変更する」を押したとき。質問の key を渡します */
  onChange: (key: string) => void;
}

/** 入力内容の一覧。1行ごとに「変更する」から直せます */
export function AnswerList({ items, onChange }: AnswerListProps) {
  return (
    <Paper withBorder px="card" py="sm">
      <DataList orientation="vertical" withDivider gap="sm">
        {items.map(({ key, question, answer }) => (
          <DataList.Item key={key}>
            <DataList.ItemLabel>{question}</DataList.ItemLabel>
            <Group component={DataList.ItemValue} gap="0 0.75rem">
              {/* Fills the space next to the button, or wraps above it. */}
              <Text span inherit flex="1 1 8rem" miw={0} fw={700} style={{ whiteSpace: 'pre-line' }}>
                {answer}
              </Text>
              <Button
                variant="outline"
                bd="1px solid var(--color-asagi-line)"
                px="sm"
                ml="auto"
                aria-label={questionnaire.changeAnswer(question)}
                onClick={() => onChange(key)}
              >
                {common.change}
              </Button>
            </Group>
          </DataList.Item>
        ))}
      </DataList>
    </Paper>
  );
}
