import { Button, DataList, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { common } from '../../../copy/common';
import { questionnaire } from '../../../copy/questionnaire';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

/** A question and its answer in words. */
export interface AnswerLine {
  key: string;
  question: string;
  /** Empty when there is none. */
  answer: string;
  /** The group it belongs to; consecutive lines of one group share a card. */
  chapter?: string;
  /** True for an answer that the doctor needs, e.g. the insurance card. */
  wanted?: boolean;
  /** Asks about an answer that hardly anybody gives. */
  doubt?: string | null;
}

interface AnswerListProps {
  /** 質問と回答。回答は表示する文で、なければ空です。`chapter` が続く行は1枚のカードになります */
  items: readonly AnswerLine[];
  /** 「変更する」を押したとき。質問の key を渡します */
  onChange: (key: string) => void;
}

function groupsOf(items: readonly AnswerLine[]): { chapter: string | undefined; lines: AnswerLine[] }[] {
  const groups: { chapter: string | undefined; lines: AnswerLine[] }[] = [];
  for (const line of items) {
    const group = groups.at(-1);
    if (group?.chapter === line.chapter && group) group.lines.push(line);
    else groups.push({ chapter: line.chapter, lines: [line] });
  }
  return groups;
}

/** An answer is bold; one that is missing steps back, unless the doctor needs it (§insurance-card-wanted). */
function Answer({ answer, wanted = false }: Pick<AnswerLine, 'answer' | 'wanted'>) {
  const look = answer ? { fw: 700 } : wanted ? { c: 'warm', fw: 700 } : { c: 'dimmed' };
  return (
    <Text span inherit flex="1 1 8rem" miw={0} style={{ whiteSpace: 'pre-line', wordBreak: 'keep-all' }} {...look}>
      {answer || <Unbroken>{wanted ? questionnaire.cardWanted : questionnaire.notAnswered}</Unbroken>}
    </Text>
  );
}

/** 入力内容の一覧。章ごとに1枚のカードで、1行ごとに「変更する」から直せます */
export function AnswerList({ items, onChange }: AnswerListProps) {
  return (
    <Stack>
      {groupsOf(items).map(({ chapter, lines }) => (
        <Paper key={lines[0]?.key} withBorder px="card" py="sm">
          {chapter && (
            <Title order={3} mb="xs">
              {chapter}
            </Title>
          )}
          <DataList orientation="vertical" withDivider gap={4}>
            {lines.map(({ key, question, answer, wanted = false, doubt }) => (
              <DataList.Item key={key}>
                <DataList.ItemLabel>
                  <Unbroken>{question}</Unbroken>
                </DataList.ItemLabel>
                {/* The answer fills the space next to the button, or wraps above it. */}
                <Group component={DataList.ItemValue} gap="0 0.75rem">
                  <Answer answer={answer} wanted={wanted} />
                  {doubt && (
                    <Text span inherit c="warm" fw={700} w="100%" style={{ order: 1 }}>
                      <Unbroken>{doubt}</Unbroken>
                    </Text>
                  )}
                  <Button
                    variant="subtle"
                    ms="auto"
                    me="-0.5rem"
                    px="0.5rem"
                    fz="sm"
                    td="underline"
                    style={{ textUnderlineOffset: '0.25em' }}
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
      ))}
    </Stack>
  );
}
