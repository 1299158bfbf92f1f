import { Checkbox, Stack } from '@mantine/core';
import { toggleChoice } from '../../../domain/choices';
import { questionnaire } from '../../../copy/questionnaireCopy';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, type FieldProps } from '../FieldFrame/fieldProps';

/** あてはまるものをすべて選ぶ質問。回答は質問の選択肢の順に並び、「特になし」を選ぶとほかの選択は外れます */
export function MultipleChoiceField({ question, value, onChange, problem, id }: FieldProps) {
  const toggle = (choice: string, checked: boolean) => onChange(toggleChoice(question.choices, value, choice, checked));
  return (
    <FieldFrame {...frameProps(id, question, problem)} hint={question.hint ?? questionnaire.multipleHint} as="group">
      <Stack gap="xs">
        {question.choices.map((choice, index) => (
          <Checkbox
            key={choice.id}
            {...(index === 0 && { id })}
            label={choice.text}
            checked={value.includes(String(choice.id))}
            onChange={(event) => toggle(String(choice.id), event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </FieldFrame>
  );
}
