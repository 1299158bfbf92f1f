import type { Question } from '../../domain/question';
import type { AnswerProblem } from '../../domain/questionnaire';

/** What every question field but the image one is given. */
export interface FieldProps {
  /** 質問（質問文・必須・補足・選択肢・単位） */
  question: Question;
  /** いまの回答。選択肢は id、日付は `YYYY-MM-DD`、文章と数字は入力どおり */
  value: string[];
  /** 回答が変わったとき。空の回答は `[]` */
  onChange: (value: string[]) => void;
  /** 回答の問題（未回答・数字でない・日付がそろっていない）。なければ `null` */
  problem?: AnswerProblem | null;
  /** 最初の入力部品の id */
  id: string;
}
