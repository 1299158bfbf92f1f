import { IconCamera, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { common } from '../../copy/common';
import { questionnaire as copy } from '../../copy/questionnaire';
import type { Question } from '../../domain/question';
import type { AnswerProblem } from '../../domain/questionnaire';
import { describedBy, fieldIds } from '../FieldFrame/fieldIds';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { framing } from '../FieldFrame/framing';
import { problemWords } from '../FieldFrame/problemWords';
import { ProblemText } from '../FieldFrame/ProblemText';
import { Spinner } from '../LoadingScreen/Spinner';
import { FieldButton } from './FieldButton';
import { FilePreview } from './FilePreview';
import { preparePicture } from './preparePicture';
import { usePicture } from './usePicture';
import classes from './ImageField.module.css';

interface ImageFieldProps {
  /** 質問（質問文・必須・補足） */
  question: Question;
  /** 準備のできた写真、またはPDF。なければ `null` */
  file: Blob | null;
  /** 写真の準備ができたとき、取り消したとき（`null`） */
  onChange: (file: Blob | null) => void;
  /** 写真の準備が始まったとき、終わったとき */
  onPreparing?: (preparing: boolean) => void;
  /** 選んだファイルを送れる形にする。省くと、向き・大きさをそろえ、撮影場所などの情報を取り除きます */
  prepare?: (file: File) => Promise<Blob>;
  /** 回答の問題（未回答）。なければ `null` */
  problem?: AnswerProblem | null;
  /** ファイル選択欄の id */
  id: string;
}

/** 写真またはPDFで答える質問。写真は向きと大きさを整えてから受け取ります（E14） */
export function ImageField(props: ImageFieldProps) {
  const { question, file, onChange, onPreparing, prepare = preparePicture, problem, id } = props;
  const { state, pick, retry, stop } = usePicture({ onChange, onPreparing, prepare });
  const input = useRef<HTMLInputElement>(null);
  /** The button pressed goes away: focus stays with the field. */
  const leaveButton = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  const remove = () => {
    stop();
    onChange(null);
  };
  const words = problemWords(problem);
  const hint = question.hint ?? copy.imageHint;
  const preparing = state.is === 'preparing';
  return (
    <FieldFrame {...framing(id, question, words)} hint={hint} as="group">
      {file && <FilePreview file={file} />}
      <div role="status" className={classes.progress} data-shown={preparing || undefined}>
        {preparing && <Spinner size="1.25rem" />}
        {preparing && copy.preparingImage}
        {state.is === 'done' && file && copy.imageReady}
      </div>
      <div className={classes.pick}>
        <IconCamera aria-hidden size="1.5rem" stroke={1.75} />
        <span id={`${id}-action`}>{file ? copy.chooseAnotherImage : copy.chooseImage}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*,application/pdf"
          className={classes.input}
          // The words on it are in its name, for those who speak to their phone.
          aria-labelledby={`${fieldIds(id).label} ${id}-action`}
          aria-describedby={describedBy(id, hint, words)}
          // Android offers the same file again only when the input holds none.
          onClick={(event) => (event.currentTarget.value = '')}
          onChange={(event) => pick(event.currentTarget.files?.[0])}
        />
      </div>
      {state.is === 'refused' && <ProblemText role="alert">{copy.imageRefusals[state.why]}</ProblemText>}
      {state.is === 'refused' && (state.why === 'unreadable' || state.why === 'undecodable') && (
        <FieldButton icon={IconRefresh} words={common.retry} onClick={leaveButton(retry)} />
      )}
      {preparing && <FieldButton icon={IconX} words={copy.stopPreparing} onClick={leaveButton(stop)} />}
      {file && !preparing && (
        <FieldButton icon={IconTrash} words={copy.removeImage} tone="red" onClick={leaveButton(remove)} />
      )}
    </FieldFrame>
  );
}
