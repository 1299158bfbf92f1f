import { Button, Group, Loader, VisuallyHidden } from '@mantine/core';
import { IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { common } from '../../../copy/common';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { fileOf } from '../../../domain/questionnaire/question';
import { questionWords, type FieldProps } from '../FieldFrame/fieldProps';
import { FieldFrame, ProblemText } from '../FieldFrame/FieldFrame';
import { FilePreview } from './FilePreview';
import { PictureInput } from './PictureInput';
import { isWorthRetrying, preparePicture } from './preparePicture';
import { usePicture } from './usePicture';

interface ImageFieldProps extends Pick<FieldProps, 'question' | 'value' | 'onPreparing' | 'problem' | 'id'> {
  /** 送信の準備ができたファイル（削除したときは `null`）を受け取ります */
  onChange: (file: Blob | null) => void;
  /** 選んだファイルを送信用に変換する処理 */
  prepare?: (file: File) => Promise<Blob>;
}

const QUIET_BUTTON = { variant: 'subtle', fullWidth: true, mt: 'xs', fw: 400 } as const;
const ICON = { 'aria-hidden': true, size: '1.25rem', stroke: 1.75 } as const;

/** 写真またはPDFで答える質問 */
export function ImageField(props: ImageFieldProps) {
  const { question, value, onChange, onPreparing, prepare = preparePicture, problem, id } = props;
  const file = fileOf(value);
  const { state, pick, retry, stop } = usePicture({ onChange, onPreparing, prepare });
  const input = useRef<HTMLInputElement>(null);
  /** Focuses the input, because the pressed button unmounts. */
  const withFocusOnInput = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  const remove = () => {
    stop();
    onChange(null);
  };
  const words = questionWords(question, problem);
  const isPreparing = state.status === 'preparing';
  return (
    <FieldFrame id={id} {...words} hint={words.hint ?? copy.imageHint}>
      {file && <FilePreview file={file} />}
      {/* Always rendered, because a live region must exist before the text changes. */}
      <div role="status">
        {isPreparing && (
          <Group gap="xs" mb="xs">
            <Loader size="1.25rem" />
            {copy.preparingImage}
          </Group>
        )}
        {state.status === 'done' && file && <VisuallyHidden>{copy.imageReady}</VisuallyHidden>}
      </div>
      <PictureInput ref={input} label={file ? copy.chooseAnotherImage : copy.chooseImage} onPick={pick} />
      {state.status === 'refused' && <ProblemText>{copy.imageRefusals[state.reason]}</ProblemText>}
      {state.status === 'refused' && isWorthRetrying(state.reason) && (
        <Button {...QUIET_BUTTON} leftSection={<IconRefresh {...ICON} />} onClick={withFocusOnInput(retry)}>
          {common.retry}
        </Button>
      )}
      {isPreparing && (
        <Button {...QUIET_BUTTON} leftSection={<IconX {...ICON} />} onClick={withFocusOnInput(stop)}>
          {copy.stopPreparing}
        </Button>
      )}
      {file && !isPreparing && (
        <Button {...QUIET_BUTTON} color="red" leftSection={<IconTrash {...ICON} />} onClick={withFocusOnInput(remove)}>
          {copy.removeImage}
        </Button>
      )}
    </FieldFrame>
  );
}
