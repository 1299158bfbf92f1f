import { Button, DataList, Paper, Stack, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { questionnaire } from '../../../copy/questionnaire';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { focusField } from '../FieldFrame/focusField';

/** A question and its answer in words. */
export interface AnswerLine {
  key: string;
  question: string;
  /** Empty when there is none. */
  answer: string;
  /** True for an answer that the doctor needs, e.g. the insurance card. */
  wanted?: boolean;
  /** Asks about an answer that hardly anybody gives. */
  doubt?: string | null;
}

/** Answers that are changed together. */
export interface AnswerGroup {
  key: string;
  /** Stands above the first of its groups. */
  chapter?: string;
  lines: readonly AnswerLine[];
}

interface AnswerListProps {
  /** 一緒に直す質問と回答のまとまり。回答は表示する文で、なければ空です */
  groups: readonly AnswerGroup[];
  /** 開いているまとまりの key と、その入力欄。`null` ならどれも開いていません */
  changing: { group: string; fields: ReactNode } | null;
  /** 「変更する」を押したとき。まとまりの key を渡します */
  onChange: (group: string) => void;
}

/** An answer is bold; one that is missing steps back, unless the doctor needs it (§insurance-card-wanted). */
function Answer({ answer, wanted = false }: Pick<AnswerLine, 'answer' | 'wanted'>) {
  const look = answer ? { fw: 700 } : wanted ? { c: 'warm', fw: 700 } : { c: 'dimmed' };
  return (
    <Text span inherit style={{ whiteSpace: 'pre-line', wordBreak: 'keep-all' }} {...look}>
      {answer || <Unbroken>{wanted ? questionnaire.cardWanted : questionnaire.notAnswered}</Unbroken>}
    </Text>
  );
}

/** The fields come into sight and take the focus; once they are closed, their button has it again. */
function useFocusOfGroup(group: string | null) {
  const opened = useRef<string | null>(null);
  useLayoutEffect(() => {
    const [before, now] = [opened.current, group];
    opened.current = group;
    if (now !== null) {
      document.getElementById(`group-${now}`)?.scrollIntoView({ block: 'start' });
      focusField(`group-${now}`);
    } else if (before !== null) focusField(`change-${before}`);
  }, [group]);
}

/** 入力内容の一覧。まとまりごとに1枚のカードで、「変更する」を押すと、その場で入力欄が開きます（§answers-reviewed） */
export function AnswerList({ groups, changing, onChange }: AnswerListProps) {
  useFocusOfGroup(changing?.group ?? null);
  return (
    <Stack>
      {groups.map(({ key, chapter, lines }, index) => (
        <Stack key={key} id={`group-${key}`} gap="xs">
          {chapter && chapter !== groups[index - 1]?.chapter && <Title order={3}>{chapter}</Title>}
          {changing?.group === key ? (
            changing.fields
          ) : (
            <Paper withBorder px="card" pt="sm" pb={changing ? 'sm' : 0}>
              <DataList orientation="vertical" withDivider gap={4}>
                {lines.map(({ key: line, question, answer, wanted = false, doubt }) => (
                  <DataList.Item key={line}>
                    <DataList.ItemLabel>
                      <Unbroken>{question}</Unbroken>
                    </DataList.ItemLabel>
                    <DataList.ItemValue>
                      <Answer answer={answer} wanted={wanted} />
                      {doubt && (
                        <Text span inherit display="block" c="warm" fw={700}>
                          <Unbroken>{doubt}</Unbroken>
                        </Text>
                      )}
                    </DataList.ItemValue>
                  </DataList.Item>
                ))}
              </DataList>
              {!changing && (
                <Button
                  id={`change-${key}`}
                  variant="subtle"
                  display="block"
                  mt="xxs"
                  ms="auto"
                  me="-8px"
                  px="8px"
                  fz="sm"
                  td="underline"
                  style={{ textUnderlineOffset: '0.25em' }}
                  aria-label={questionnaire.changeAnswers(lines[0]?.question ?? '', lines.length - 1)}
                  onClick={() => onChange(key)}
                >
                  {common.change}
                </Button>
              )}
            </Paper>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
