import { Badge, Box, Group, Input, InputWrapperContext, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { use, type ComponentProps, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

export interface FieldWords {
  label: string;
  /** 回答が必須のとき true（「必須」、そうでなければ「任意」と表示します） */
  required: boolean;
  hint?: string | null;
  problem?: string | null;
}

interface ProblemWordsProps {
  children: string;
}

/** 修正のしかたを伝える文とアイコン */
export const ProblemWords = ({ children }: ProblemWordsProps) => (
  <>
    <IconAlertCircle aria-hidden size="1.25em" />
    <JaText>{children}</JaText>
  </>
);

/** 修正のしかたを伝える赤い文とアイコン。表示と同時に読み上げます */
export const ProblemText = ({ children }: ProblemWordsProps) => (
  <Input.Error role="alert">
    <ProblemWords>{children}</ProblemWords>
  </Input.Error>
);

const markOf = (required: boolean) => (required ? common.required : common.optional);

/** The mark is beside the `<label>`, because inside it the mark would become part of the field's name. */
const labelWithMark = (required: boolean) =>
  function Label({ htmlFor, ...label }: ComponentProps<'label'>) {
    return (
      <Group gap="xs" align="flex-start" wrap="nowrap">
        {htmlFor ? <label htmlFor={htmlFor} {...label} /> : <span {...label} />}
        <Badge
          component="span"
          // The description of a group contains the mark.
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

/** Props that turn a Mantine wrapper into a question's card. `spoken` is only for screen readers. */
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
    // Not as a prop of the input, which would pass `variant` on to its field.
    wrapperProps: { variant: 'question' },
  };
}

export const inputProps = (words: FieldWords, spoken?: string | null) => ({
  ...frameProps(words, spoken),
  // Not `required`, which would mark an empty field invalid before the patient reaches it.
  'aria-required': words.required,
});

/** A group cannot be `aria-required`, so its description contains the mark. */
export const groupProps = (words: FieldWords) => frameProps(words, markOf(words.required));

interface FieldFrameProps extends FieldWords {
  id: string;
  children: ReactNode;
}

/** 複数の入力欄で答える質問のカード。入力欄は、質問文を名前とするグループになります */
export function FieldFrame({ id, children, ...words }: FieldFrameProps) {
  const { wrapperProps, ...frame } = groupProps(words);
  return (
    <Input.Wrapper id={id} labelElement="div" {...frame} {...wrapperProps}>
      <Parts>{children}</Parts>
    </Input.Wrapper>
  );
}

/** Names the group, as `Radio.Group` and `Checkbox.Group` do. */
function Parts({ children }: Pick<FieldFrameProps, 'children'>) {
  const { labelId, describedBy } = use(InputWrapperContext);
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {children}
    </div>
  );
}
