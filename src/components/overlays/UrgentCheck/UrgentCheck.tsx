import { List } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import { Text } from '../../layout/JaText/texts';
import { ListItem } from '../../layout/JaText/rows';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';
import { UrgentDialog } from '../UrgentDialog/UrgentDialog';

const copy = questionnaire.urgentCheck;

interface UrgentCheckProps {
  /** `asking` は症状の質問、`urgent` は119番の案内 */
  step: 'asking' | 'urgent' | null;
  /** 診療を待ってはいけない症状。空なら、急な症状があるかをたずねます */
  symptoms: readonly string[];
  /** 患者さんが「症状がない」と答えたときに、予約を続ける処理 */
  onNone: () => void;
  onSome: () => void;
  onClose: () => void;
}

/** 問診のない予約の前に、急を要する症状があるかをたずねるダイアログ */
export function UrgentCheck({ step, symptoms, onNone, onSome, onClose }: UrgentCheckProps) {
  return (
    <>
      <Dialog
        opened={step === 'asking'}
        title={copy.title}
        onClose={onClose}
        actions={
          <>
            <MainButton onClick={onNone}>{copy.none}</MainButton>
            <MainButton variant="outline" onClick={onSome}>
              {copy.some}
            </MainButton>
          </>
        }
      >
        {symptoms.length === 0 ? (
          <Text>{copy.anySudden}</Text>
        ) : (
          <List fw={700}>
            {symptoms.map((symptom) => (
              <ListItem key={symptom}>{symptom}</ListItem>
            ))}
          </List>
        )}
      </Dialog>
      <UrgentDialog symptoms={step === 'urgent' ? [] : null} onGoOn={onNone} onClose={onClose} />
    </>
  );
}
