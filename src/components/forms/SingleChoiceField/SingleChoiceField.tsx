import { Anchor, Radio, Stack } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaireCopy';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, type FieldProps } from '../FieldFrame/fieldProps';

/** 1つを選ぶ質問。任意の質問では、選んだあとに取り消せます */
export function SingleChoiceField({ question, value, onChange, problem, id }: FieldProps) {
  const [chosen] = value;
  const clear = () => {
    onChange([]);
    document.getElementById(id)?.focus();
  };
  return (
    <FieldFrame {...frameProps(id, question, problem)} as="group">
      {/* Not Mantine's Radio.Group: the frame is the group, because it is also described by `必須`. */}
      <Stack gap="xs">
        {question.choices.map((choice, index) => (
          <Radio
            key={choice.id}
            {...(index === 0 && { id })}
            name={id}
            value={String(choice.id)}
            label={choice.text}
            checked={chosen === String(choice.id)}
            onChange={() => onChange([String(choice.id)])}
          />
        ))}
      </Stack>
      {!question.required && chosen !== undefined && (
        <Anchor
          component="button"
          type="button"
          underline="always"
          fz="note"
          mih="var(--target-least)"
          mt="xs"
          mb="-0.5rem"
          px="xs"
          onClick={clear}
        >
          {questionnaire.clearChoice}
        </Anchor>
      )}
    </FieldFrame>
  );
}
