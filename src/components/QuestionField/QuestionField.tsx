import type { ComponentType } from 'react';
import { questionnaire } from '../../copy/questionnaire';
import type { Question } from '../../domain/question';
import { DateField } from '../DateField/DateField';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { ImageField } from '../ImageField/ImageField';
import { MultipleChoiceField } from '../MultipleChoiceField/MultipleChoiceField';
import { NumberField } from '../NumberField/NumberField';
import { SentenceField } from '../SentenceField/SentenceField';
import { SingleChoiceField } from '../SingleChoiceField/SingleChoiceField';
import { TextField } from '../TextField/TextField';

interface QuestionFieldProps extends FieldProps {
  /** 画像の質問で選んだファイル。なければ `null` */
  file: Blob | null;
  /** 画像の質問でファイルを選んだとき、取り消したとき（`null`） */
  onFile: (file: Blob | null) => void;
  /** 選んだ写真の準備が始まったとき、終わったとき */
  onPreparing?: (preparing: boolean) => void;
}

const FIELDS: Record<Exclude<Question['type'], 'image_upload' | 'unknown'>, ComponentType<FieldProps>> = {
  single_choice: SingleChoiceField,
  multiple_choice: MultipleChoiceField,
  text: TextField,
  sentence: SentenceField,
  number: NumberField,
  date: DateField,
};

/** 質問の種類に合った入力欄。知らない種類の質問は文章で答えられます */
export function QuestionField({ file, onFile, onPreparing, ...field }: QuestionFieldProps) {
  const { question, problem, id } = field;
  if (question.type === 'image_upload') {
    const picture = { question, file, onChange: onFile, problem: problem ?? null, id };
    return <ImageField {...picture} {...(onPreparing && { onPreparing })} />;
  }
  if (question.type === 'unknown') {
    return <SentenceField {...field} question={{ ...question, hint: question.hint ?? questionnaire.unknownType }} />;
  }
  const Field = FIELDS[question.type];
  return <Field {...field} />;
}
