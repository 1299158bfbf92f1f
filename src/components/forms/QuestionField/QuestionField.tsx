import type { ComponentType } from 'react';
import { questionnaire } from '../../../copy/questionnaire';
import { type Question, fileOf, valuesOf, type Answer } from '../../../domain/questionnaire/question';
import { DateField } from '../DateField/DateField';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { ImageField } from '../ImageField/ImageField';
import { MultipleChoiceField } from '../MultipleChoiceField/MultipleChoiceField';
import { NumberField } from '../NumberField/NumberField';
import { SentenceField } from '../SentenceField/SentenceField';
import { SingleChoiceField } from '../SingleChoiceField/SingleChoiceField';
import { TextField } from '../TextField/TextField';

export interface QuestionFieldProps {
  /** 最初の入力部品の id */
  id: string;
  /** 質問（質問文・必須・補足・選択肢・単位） */
  question: Question;
  /** いまの回答。選択肢の id、日付、文章などの一覧、または写真。まだなければ空の一覧か `null` */
  value: Answer;
  /** 回答が変わったとき */
  onChange: (value: Answer) => void;
  /** 選んだ写真の準備が始まったとき、終わったとき */
  onPreparing?: (preparing: boolean) => void;
  /** 文字や数字の入力欄を離れたとき */
  onLeave?: FieldProps['onLeave'];
  /** かな漢字変換の途中の文字が変わったとき、変換を終えたとき（`ended`） */
  onCompose?: FieldProps['onCompose'];
  /** 現在時刻（ミリ秒）。生年月日の年は今年からさかのぼります */
  now: FieldProps['now'];
  /** 回答の問題（未回答・数字でない・日付がそろっていない）。なければ `null` */
  problem?: FieldProps['problem'];
}

const FIELDS: Record<Exclude<Question['type'], 'image_upload' | 'unknown'>, ComponentType<FieldProps>> = {
  single_choice: SingleChoiceField,
  multiple_choice: MultipleChoiceField,
  text: TextField,
  sentence: SentenceField,
  number: NumberField,
  date: DateField,
};

/** 質問の種類に合った入力欄。知らない種類の質問は文章で答えられます（§question-types） */
export function QuestionField(props: QuestionFieldProps) {
  const { id, question, value, now, onChange, onPreparing, onLeave, onCompose, problem } = props;
  const field = { id, question, onChange, problem: problem ?? null };
  if (question.type === 'image_upload') {
    return <ImageField {...field} file={fileOf(value)} {...(onPreparing && { onPreparing })} />;
  }
  const values = valuesOf(value);
  const typed = { now, ...(onLeave && { onLeave }), ...(onCompose && { onCompose }) };
  if (question.type === 'unknown') {
    const hint = question.hint ?? questionnaire.unknownType;
    return <SentenceField {...field} {...typed} value={values} question={{ ...question, hint }} />;
  }
  const Field = FIELDS[question.type];
  return <Field {...field} {...typed} value={values} />;
}
