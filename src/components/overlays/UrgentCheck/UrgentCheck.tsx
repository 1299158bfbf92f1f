import { List } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import { Text } from '../../layout/JaText/texts';
import { ListItem } from '../../layout/JaText/rows';
import { Dialog } from '../Dialog/Dialog';
import { MainButton } from '../../actions/MainButton/MainButton';
import { UrgentDialog } from '../UrgentDialog/UrgentDialog';

const copy = questionnaire.urgentCheck;

interface UrgentCheckProps {
  /** 表示する内容。`asking` は症状の質問、`urgent` は119番の案内です。null のときは表示しません */
  step: 'asking' | 'urgent' | null;
  /** 診療を待ってはいけない症状の一覧。空のときは、急な症状があるかどうかをたずねます */
  symptoms: readonly string[];
  /** 症状はないと答えたとき、または119番の案内で「いまは症状がないので続ける」を押したときの処理 */
  onNone: () => void;
  onSome: () => void;
  onClose: () => void;
}

/** 問診のない予約の前に、診療を待ってはいけない症状がないかを確かめるダイアログ */
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
