import type { Instant } from '../../../domain/calendar/jst';
import type { Question } from '../../../domain/questionnaire/question';
import { questionCards } from '../../../domain/questionnaire/pages';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { QuestionField } from '../QuestionField/QuestionField';

interface QuestionCardsProps<Asked extends Question> {
  /** このページの質問 */
  questions: readonly Asked[];
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 質問の入力欄の値と操作 */
  field: (question: Asked) => Omit<FieldProps, 'question' | 'now'>;
}

/** 質問を、ひとまとまりごとに1枚のカードで並べます */
export function QuestionCards<Asked extends Question>({ questions, now, field }: QuestionCardsProps<Asked>) {
  const one = (question: Asked) => {
    const props = field(question);
    return <QuestionField key={props.id} question={question} now={now} {...props} />;
  };
  return questionCards(questions).map((card) => {
    const fields = card.map(one);
    return card.length === 1 ? fields : <FieldGroup key={card[0]?.key}>{fields}</FieldGroup>;
  });
}
