import { Anchor, Radio, Stack } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import { valuesOf } from '../../../domain/questionnaire/question';
import { questionWords, type FieldProps } from '../FieldFrame/fieldProps';
import { focusField } from '../FieldFrame/focusField';
import { groupProps } from '../FieldFrame/FieldFrame';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

/** 選択肢から1つを選ぶ質問 */
export function SingleChoiceField({ question, value, onChange, problem, id }: FieldProps) {
  const [chosenId] = valuesOf(value);
  const clear = () => {
    onChange([]);
    focusField(id);
  };
  return (
    <Radio.Group
      id={id}
      {...groupProps(questionWords(question, problem))}
      value={chosenId ?? null}
      onChange={(choice) => onChange([choice])}
    >
      <Stack gap="xs">
        {question.choices.map((choice) => (
          <Radio key={choice.id} value={String(choice.id)} label={<JaText>{choice.text}</JaText>} />
        ))}
      </Stack>
      {!question.required && chosenId !== undefined && (
        <Anchor
          component="button"
          type="button"
          underline="always"
          fz="sm"
          mih="var(--target-least)"
          mt="xs"
          mb="-0.5rem"
          px="xs"
          onClick={clear}
        >
          {questionnaire.clearChoice}
        </Anchor>
      )}
    </Radio.Group>
  );
}
