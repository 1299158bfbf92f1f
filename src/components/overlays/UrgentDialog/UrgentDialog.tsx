import { List } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { questionnaire } from '../../../copy/questionnaireCopy';
import { telLink } from '../../../domain/contact';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';

const copy = questionnaire.urgent;

interface UrgentDialogProps {
  /** 選ばれた、待ってはいけない症状（わからないときは空）。閉じているときは null */
  symptoms: readonly string[] | null;
  /** 「いまは症状がないので続ける」を押したとき */
  onGoOn: () => void;
  /** 続けずに閉じたとき（Esc・外側・戻る） */
  onClose: () => void;
}

/** 診療を待ってはいけない症状が選ばれたときのダイアログ。119番をすぐに押せます（§urgent-answers） */
export function UrgentDialog({ symptoms, onGoOn, onClose }: UrgentDialogProps) {
  return (
    <Dialog
      opened={symptoms !== null}
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          <MainButton variant="danger" icon={IconPhone} href={telLink('119')}>
            {copy.call}
          </MainButton>
          <MainButton variant="quiet" onClick={onGoOn}>
            {copy.goOn}
          </MainButton>
        </>
      }
    >
      {symptoms && symptoms.length > 0 && (
        <>
          <p>{copy.chosen}</p>
          <List fw={700} ps="xs">
            {symptoms.map((symptom) => (
              <List.Item key={symptom}>{symptom}</List.Item>
            ))}
          </List>
        </>
      )}
      <p>{copy.advice}</p>
      {/* Not a button: an iPhone refuses to dial a link with `#`. */}
      <p>{copy.unsure}</p>
    </Dialog>
  );
}
