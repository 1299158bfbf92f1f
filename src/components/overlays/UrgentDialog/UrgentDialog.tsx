import { List } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import { EmergencyCall, EmergencyNotice } from '../../feedback/EmergencyNotice/EmergencyNotice';
import { Text } from '../../layout/JaText/texts';
import { ListItem } from '../../layout/JaText/rows';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';

const copy = questionnaire.urgent;

interface UrgentDialogProps {
  /**
   * 患者さんが選んだ症状。
   * 問診のない予約では、空の配列です。
   * ダイアログを閉じている間は、`null` です。
   */
  symptoms: readonly string[] | null;
  onGoOn: () => void;
  onClose: () => void;
}

/** 急を要する症状がある患者さんに、119番と#7119を案内します（§urgent-answers） */
export function UrgentDialog({ symptoms, onGoOn, onClose }: UrgentDialogProps) {
  return (
    <Dialog
      opened={symptoms !== null}
      title={copy.title}
      onClose={onClose}
      actions={
        <MainButton variant="quiet" onClick={onGoOn}>
          {copy.goOn}
        </MainButton>
      }
    >
      {symptoms && symptoms.length > 0 && (
        <>
          <Text>{copy.chosen}</Text>
          <List fw={700}>
            {symptoms.map((symptom) => (
              <ListItem key={symptom}>{symptom}</ListItem>
            ))}
          </List>
        </>
      )}
      <EmergencyNotice urgent title={copy.advice} />
      <Text>{copy.unsure}</Text>
      <EmergencyCall number="#7119" />
      <Text>{copy.dialYourself}</Text>
    </Dialog>
  );
}
