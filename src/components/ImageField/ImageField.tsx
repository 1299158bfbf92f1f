import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { questionnaire } from '../../copy/questionnaire';
import type { Question } from '../../domain/question';
import type { AnswerProblem } from '../../domain/questionnaire';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { problemWords } from '../FieldFrame/problemWords';
import { ProblemText } from '../FieldFrame/ProblemText';
import { FilePreview } from './FilePreview';
import { fileRefusal } from './fileRefusal';
import classes from './ImageField.module.css';

interface ImageFieldProps {
  /** 質問（質問文・必須・補足） */
  question: Question;
  /** 選んだファイル。なければ `null` */
  file: Blob | null;
  /** ファイルを選んだとき、取り消したとき（`null`） */
  onChange: (file: Blob | null) => void;
  /** 回答の問題（未回答）。なければ `null` */
  problem?: AnswerProblem | null;
  /** ファイル選択欄の id */
  id: string;
}

/** 写真またはPDFで答える質問。中身が写真でもPDFでもないもの、10MBを超えるものは受け付けません */
export function ImageField({ question, file, onChange, problem, id }: ImageFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Reading a file takes a moment: only the latest pick counts.
  const turn = useRef(0);
  const pick = async (chosen: File | undefined) => {
    if (!chosen) return;
    const mine = ++turn.current;
    const refused = await fileRefusal(chosen);
    if (mine !== turn.current) return;
    setRefusal(refused);
    if (refused === null) onChange(chosen);
  };
  const remove = () => {
    turn.current += 1;
    setRefusal(null);
    onChange(null);
    input.current?.focus();
  };
  const words = problemWords(problem);
  const hint = question.hint ?? questionnaire.imageHint;
  return (
    <FieldFrame id={id} label={question.text} required={question.required} hint={hint} problem={words} as="group">
      {file && <FilePreview file={file} />}
      <div className={classes.pick}>
        <IconCamera aria-hidden size="1.5rem" stroke={1.75} />
        <span id={`${id}-action`}>{file ? questionnaire.chooseAnotherImage : questionnaire.chooseImage}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*,application/pdf"
          className={classes.input}
          aria-labelledby={fieldIds(id).label}
          aria-describedby={`${id}-action ${describedBy(id, hint, words)}`}
          // Android offers the same file again only when the input holds none.
          onClick={(event) => (event.currentTarget.value = '')}
          onChange={(event) => void pick(event.currentTarget.files?.[0])}
        />
      </div>
      {refusal && <ProblemText role="alert">{refusal}</ProblemText>}
      {file && (
        <button type="button" className={classes.remove} onClick={remove}>
          <IconTrash aria-hidden size="1.25rem" stroke={1.75} />
          {questionnaire.removeImage}
        </button>
      )}
    </FieldFrame>
  );
}
