import type { ComponentType } from 'react';
import { questionnaire } from '../../../copy/questionnaire';
import type { Instant } from '../../../domain/calendar/jst';
import { questionCards } from '../../../domain/questionnaire/pages';
import type { Question, QuestionType } from '../../../domain/questionnaire/question';
import { DateField } from '../DateField/DateField';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { ImageField } from '../ImageField/ImageField';
import { MultipleChoiceField } from '../MultipleChoiceField/MultipleChoiceField';
import { NumberField } from '../NumberField/NumberField';
import { SentenceField } from '../SentenceField/SentenceField';
import { SingleChoiceField } from '../SingleChoiceField/SingleChoiceField';
import { TextField } from '../TextField/TextField';

const UnknownField = ({ question, ...props }: FieldProps) => (
  <SentenceField {...props} question={{ ...question, hint: question.hint ?? questionnaire.unknownType }} />
);

const FIELDS: Record<QuestionType, ComponentType<FieldProps>> = {
  single_choice: SingleChoiceField,
  multiple_choice: MultipleChoiceField,
  text: TextField,
  sentence: SentenceField,
  number: NumberField,
  date: DateField,
  image_upload: ImageField,
  unknown: UnknownField,
};

/** 質問の種類に合った入力欄（§question-types） */
export function QuestionField(props: FieldProps) {
  const Field = FIELDS[props.question.type];
  return <Field {...props} />;
}

interface QuestionCardsProps<Asked extends Question> {
  questions: readonly Asked[];
  now: Instant;
  field: (question: Asked) => Omit<FieldProps, 'question' | 'now'>;
}

/** 質問のカードの一覧 */
export function QuestionCards<Asked extends Question>({ questions, now, field }: QuestionCardsProps<Asked>) {
  const renderField = (question: Asked) => {
    const props = field(question);
    return <QuestionField key={props.id} question={question} now={now} {...props} />;
  };
  return questionCards(questions).map((card) => {
    const fields = card.map(renderField);
    return card.length === 1 ? fields : <FieldGroup key={card[0]?.key}>{fields}</FieldGroup>;
  });
}
