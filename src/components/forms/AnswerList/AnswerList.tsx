import { Button, DataList, Paper, Stack, Text } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { questionnaire } from '../../../copy/questionnaire';
import { JaText } from '../../layout/JaText/JaText';
import { focusField } from '../FieldFrame/focusField';

export interface AnswerLine {
  key: string;
  question: string;
  /** Empty if the patient has not answered the question. */
  answer: string;
}

/** Answers that share one 変更する button. */
export interface AnswerGroup {
  key: string;
  lines: readonly AnswerLine[];
}

interface AnswerListProps {
  groups: readonly AnswerGroup[];
  /** 修正中のグループの key と入力欄（修正していなければ null） */
  changing: { group: string; fields: ReactNode } | null;
  onChange: (group: string) => void;
}

const Answer = ({ answer }: Pick<AnswerLine, 'answer'>) => (
  <Text
    span
    inherit
    style={{ whiteSpace: 'pre-line', wordBreak: 'keep-all' }}
    {...(answer ? { fw: 700 } : { c: 'dimmed' })}
  >
    {answer || <JaText>{questionnaire.notAnswered}</JaText>}
  </Text>
);

function useFocusOfGroup(group: string | null) {
  const openedGroup = useRef<string | null>(null);
  useLayoutEffect(() => {
    const closedGroup = openedGroup.current;
    openedGroup.current = group;
    if (group !== null) {
      document.getElementById(`group-${group}`)?.scrollIntoView({ block: 'start' });
      focusField(`group-${group}`);
    } else if (closedGroup !== null) focusField(`change-${closedGroup}`);
  }, [group]);
}

/** 入力内容を確認し、その場で修正できる一覧 */
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
                      <JaText>{question}</JaText>
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
