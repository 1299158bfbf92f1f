import { Badge, Box, Group, Input, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/commonCopy';
import { describedBy, fieldIds } from './fieldProps';
import { ProblemWords } from './ProblemText';

interface FieldFrameProps {
  /** 最初の入力部品の id。ラベル・説明・エラーの id もここから作ります */
  id: string;
  /** 質問文 */
  label: string;
  /** 回答が必須のとき true（「必須」、そうでなければ「任意」と表示します） */
  required: boolean;
  /** 質問の下の補足 */
  hint?: string | null;
  /** 入力の直し方。なければ表示しません */
  problem?: string | null;
  /** 入力欄が1つなら `field`、複数の部品からなるなら `group` */
  as: 'group' | 'field';
  /** 入力部品 */
  children: ReactNode;
}

/**
 * 質問1つ分のカード。質問文・必須／任意・補足・エラーを入力部品に結びつけます。
 *
 * `group` は質問文を名前とするグループになります。「必須」「任意」は名前に含めません。
 */
export function FieldFrame({ id, label, required, hint, problem, as, children }: FieldFrameProps) {
  const ids = fieldIds(id);
  const group = as === 'group' && {
    role: 'group',
    'aria-labelledby': ids.label,
    'aria-describedby': [ids.badge, describedBy(id, hint, problem)].filter(Boolean).join(' '),
  };
  const name = { id: ids.label, fz: 'h3', fw: 700, lh: 1.5, children: label };
  return (
    <Input.Wrapper
      p="card"
      bg="white"
      bd={`1px solid ${problem ? 'red' : 'var(--color-hairline)'}`}
      bdrs="lg"
      // A div, because inside a `<label>` the badge would become part of the field's accessible name.
      labelElement="div"
      label={
        <Group gap="xs" align="flex-start" wrap="nowrap">
          {as === 'field' ? <Text component="label" htmlFor={id} {...name} /> : <Text span {...name} />}
          <Badge
            component="span"
            id={ids.badge}
            radius={4}
            px={6}
            mt={2}
            flex="none"
            {...(required ? { color: 'red' } : { c: 'dimmed', bg: 'var(--color-ground)' })}
          >
            {required ? common.required : common.optional}
          </Badge>
        </Group>
      }
      description={hint}
      descriptionProps={{ id: ids.hint }}
      error={problem && <ProblemWords>{problem}</ProblemWords>}
      errorProps={{ id: ids.problem }}
      {...group}
    >
      <Box mt="sm">{children}</Box>
    </Input.Wrapper>
  );
}
