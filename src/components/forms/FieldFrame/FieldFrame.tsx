import { Badge, Box, Group, Input, InputWrapperContext, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { use, type ComponentProps, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

export interface FieldWords {
  label: string;
  /** true なら「必須」、false なら「任意」と表示します */
  required: boolean;
  hint?: string | null;
  problem?: string | null;
}

interface ProblemWordsProps {
  children: string;
}

export const ProblemWords = ({ children }: ProblemWordsProps) => (
  <>
    <IconAlertCircle aria-hidden size="1.25em" />
    <JaText>{children}</JaText>
  </>
);

/** 修正のしかたを示す赤い文。表示すると同時に読み上げます */
export const ProblemText = ({ children }: ProblemWordsProps) => (
  <Input.Error role="alert">
    <ProblemWords>{children}</ProblemWords>
  </Input.Error>
);

const markOf = (required: boolean) => (required ? common.required : common.optional);

/** 必須 or 任意 stands beside the `<label>`, because words inside the `<label>` become part of the field's name. */
const labelWithMark = (required: boolean) =>
  function Label({ htmlFor, ...label }: ComponentProps<'label'>) {
    return (
      <Group gap="xs" align="flex-start" wrap="nowrap">
        {htmlFor ? <label htmlFor={htmlFor} {...label} /> : <span {...label} />}
        <Badge
          component="span"
          // A label without `htmlFor` names a group.
          // The badge of a group is hidden from screen readers, because the group's description says 必須 or 任意.
          aria-hidden={!htmlFor}
          radius={4}
          px={6}
          mt={2}
          ms="auto"
          flex="none"
          {...(required ? { color: 'red' } : { c: 'dimmed', bg: 'var(--color-ground)' })}
        >
          {markOf(required)}
        </Badge>
      </Group>
    );
  };

function frameProps({ label, required, hint, problem }: FieldWords, spoken?: string | null) {
  return {
    label: <JaText>{label}</JaText>,
    labelProps: { renderRoot: labelWithMark(required) },
    description: (spoken || hint) && (
      <>
        {spoken && <VisuallyHidden>{spoken} </VisuallyHidden>}
        {hint && <JaText>{hint}</JaText>}
      </>
    ),
    error: problem && <ProblemWords>{problem}</ProblemWords>,
    inputContainer: (input: ReactNode) => <Box mt="sm">{input}</Box>,
    // The wrapper gets `variant`, because `variant` on the input would also change the look of the input.
    wrapperProps: { variant: 'question' },
  };
}

export const inputProps = (words: FieldWords, spoken?: string | null) => ({
  ...frameProps(words, spoken),
  // With `required`, screen readers would call an empty field invalid from the start.
  'aria-required': words.required,
});

/** A group has no `aria-required`, so the description contains 必須 or 任意. */
export const groupProps = (words: FieldWords) => frameProps(words, markOf(words.required));

interface FieldFrameProps extends FieldWords {
  id: string;
  children: ReactNode;
}

/** 複数の入力欄で答える質問のカード */
export function FieldFrame({ id, children, ...words }: FieldFrameProps) {
  const { wrapperProps, ...frame } = groupProps(words);
  return (
    <Input.Wrapper id={id} labelElement="div" {...frame} {...wrapperProps}>
      <NamedGroup>{children}</NamedGroup>
    </Input.Wrapper>
  );
}

function NamedGroup({ children }: Pick<FieldFrameProps, 'children'>) {
  const { labelId, describedBy } = use(InputWrapperContext);
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {children}
    </div>
  );
}
