import { Button, DataList, Paper, Stack, Text } from '@mantine/core';
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
}

/** Answers that are changed together. */
export interface AnswerGroup {
  key: string;
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

/** An answer is bold; one that is missing steps back. */
const Answer = ({ answer }: Pick<AnswerLine, 'answer'>) => (
  <Text
    span
    inherit
    style={{ whiteSpace: 'pre-line', wordBreak: 'keep-all' }}
    {...(answer ? { fw: 700 } : { c: 'dimmed' })}
  >
    {answer || <Unbroken>{questionnaire.notAnswered}</Unbroken>}
  </Text>
);

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
      {groups.map(({ key, lines }) => (
        <Stack key={key} id={`group-${key}`} gap="xs">
          {changing?.group === key ? (
            changing.fields
          ) : (
            <Paper withBorder px="card" pt="sm" pb={changing ? 'sm' : 0}>
              <DataList orientation="vertical" withDivider gap={4}>
                {lines.map(({ key: line, question, answer }) => (
                  <DataList.Item key={line}>
                    <DataList.ItemLabel>
                      <Unbroken>{question}</Unbroken>
                    </DataList.ItemLabel>
                    <DataList.ItemValue>
                      <Answer answer={answer} />
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
