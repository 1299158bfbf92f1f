import { Badge, Box, Group, Input, InputWrapperContext, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { use, type ComponentProps, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

/** The words around the control of a question. */
export interface FieldWords {
  /** 質問文 */
  label: string;
  /** 回答が必須のとき true（「必須」、そうでなければ「任意」と表示します） */
  required: boolean;
  /** 質問の下の補足 */
  hint?: string | null;
  /** 入力の直し方。なければ表示しません */
  problem?: string | null;
}

interface ProblemWordsProps {
  /** 直し方を伝える文 */
  children: string;
}

/** 入力の直し方の文とアイコン */
export const ProblemWords = ({ children }: ProblemWordsProps) => (
  <>
    <IconAlertCircle aria-hidden size="1.25em" />
    <Unbroken>{children}</Unbroken>
  </>
);

/** 入力の直し方（赤い文字とアイコン）。表示と同時に読み上げます */
export const ProblemText = ({ children }: ProblemWordsProps) => (
  <Input.Error role="alert">
    <ProblemWords>{children}</ProblemWords>
  </Input.Error>
);

const markOf = (required: boolean) => (required ? common.required : common.optional);

/** The mark stands beside the `<label>`, because inside it would become part of the field's accessible name. */
const labelWithMark = (required: boolean) =>
  function Label({ htmlFor, ...label }: ComponentProps<'label'>) {
    return (
      <Group gap="xs" align="flex-start" wrap="nowrap">
        {htmlFor ? <label htmlFor={htmlFor} {...label} /> : <span {...label} />}
        <Badge
          component="span"
          // A group says it in its description.
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

/**
 * Makes a Mantine wrapper the card of a question. `said` is part of the description without
 * being shown there.
 */
function frameProps({ label, required, hint, problem }: FieldWords, said?: string | null) {
  return {
    label: <Unbroken>{label}</Unbroken>,
    labelProps: { renderRoot: labelWithMark(required) },
    description: (said || hint) && (
      <>
        {said && <VisuallyHidden>{said} </VisuallyHidden>}
        {hint && <Unbroken>{hint}</Unbroken>}
      </>
    ),
    error: problem && <ProblemWords>{problem}</ProblemWords>,
    inputContainer: (input: ReactNode) => <Box mt="sm">{input}</Box>,
    // Not a prop of the input itself, which would pass it on to its field.
    wrapperProps: { variant: 'question' },
  };
}

/** Props of a Mantine input that is the card of a question. */
export const inputProps = (words: FieldWords, said?: string | null) => ({
  ...frameProps(words, said),
  // Not `required`, which would mark an empty field invalid before the patient reaches it.
  'aria-required': words.required,
});

/** Props of a group that is the card of a question. A group cannot be `aria-required`. */
export const groupProps = (words: FieldWords) => frameProps(words, markOf(words.required));

interface FieldFrameProps extends FieldWords {
  /** カードの id */
  id: string;
  /** 入力部品 */
  children: ReactNode;
}

/** いくつかの部品で答える質問のカード。部品は、質問文を名前とするグループになります */
export function FieldFrame({ id, children, ...words }: FieldFrameProps) {
  const { wrapperProps, ...frame } = groupProps(words);
  return (
    <Input.Wrapper id={id} labelElement="div" {...frame} {...wrapperProps}>
      <Parts>{children}</Parts>
    </Input.Wrapper>
  );
}

/** What Mantine does in `Radio.Group` and `Checkbox.Group`, for other parts. */
function Parts({ children }: Pick<FieldFrameProps, 'children'>) {
  const { labelId, describedBy } = use(InputWrapperContext);
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      {children}
    </div>
  );
}
