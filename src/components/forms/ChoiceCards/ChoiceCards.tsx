import { Badge, Radio, Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ChoiceCards.module.css';
import { ProblemWords } from '../FieldFrame/FieldFrame';
import { Text, Title } from '../../layout/JaText/texts';
import '../../../theme/laterStyles';

export interface ChoiceCard {
  value: string;
  /** 選択肢の名前（改行できます） */
  title: string;
  text?: string;
  /** 選択肢の名前の上に置くラベル（「主な住所」など） */
  mark?: string;
  icon?: Icon;
}

interface ChoiceCardsProps {
  /** 各選択肢の id は `（この id）-（値）` になります */
  id: string;
  label: string;
  choices: readonly ChoiceCard[];
  value: string | null;
  onChange: (value: string) => void;
  /** 1つを選ぶように伝える赤い文 */
  problem?: string | null;
  children?: ReactNode;
}

/** 説明つきの選択肢から1つを選ぶ欄 */
export function ChoiceCards({ id, label, choices, value, onChange, problem, children }: ChoiceCardsProps) {
  return (
    <Stack component="section" gap="xs" className={classes.group}>
      <Radio.Group
        name={id}
        value={value}
        onChange={onChange}
        label={<Title order={2}>{label}</Title>}
        labelProps={{ mb: 'xs' }}
        errorProps={{ mb: 'xs' }}
        error={problem && <ProblemWords>{problem}</ProblemWords>}
      >
        <Stack gap="xs">
          {choices.map(({ value: choiceValue, title, text, mark, icon: ChoiceIcon }) => (
            <Radio
              key={choiceValue}
              id={`${id}-${choiceValue}`}
              value={choiceValue}
              label={
                <>
                  <Text span inherit fw={700} style={{ whiteSpace: 'pre-line' }}>
                    {title}
                  </Text>
                  {ChoiceIcon && <ChoiceIcon aria-hidden stroke={1.75} className={classes.picture} />}
                </>
              }
              description={
                (mark || text) && (
                  <>
                    {mark && (
                      <Badge component="span" variant="filled" ms="sm" mb="xxs" style={{ order: -1 }}>
                        {mark}
                      </Badge>
                    )}
                    {text && (
                      <Text span fz="sm" lh="inherit" c="dimmed" ps="sm">
                        {text}
                      </Text>
                    )}
                  </>
                )
              }
              className={ChoiceIcon && classes.pictured}
              mod={{ missing: problem }}
              classNames={{ description: classes.description }}
            />
          ))}
        </Stack>
      </Radio.Group>
      {children}
    </Stack>
  );
}
