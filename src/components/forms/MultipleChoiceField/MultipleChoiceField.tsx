import { Checkbox, Stack } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import { settleChoices, valuesOf } from '../../../domain/questionnaire/question';
import { questionWords, type FieldProps } from '../FieldFrame/fieldProps';
import { groupProps } from '../FieldFrame/FieldFrame';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

/** あてはまるものをすべて選ぶ質問 */
export function MultipleChoiceField({ question, value, onChange, problem, id }: FieldProps) {
  const words = questionWords(question, problem);
  return (
    <Checkbox.Group
      id={id}
      {...groupProps({ ...words, hint: words.hint ?? questionnaire.multipleHint })}
      value={valuesOf(value)}
      onChange={(chosen) => onChange(settleChoices(question.choices, valuesOf(value), chosen))}
    >
      <Stack gap="xs">
        {question.choices.map((choice) => (
          <Checkbox key={choice.id} value={String(choice.id)} label={<JaText>{choice.text}</JaText>} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
