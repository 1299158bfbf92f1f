import { Stack } from '@mantine/core';
import { useAnswers } from '../../api/answers';
import { paths } from '../../paths';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { info as copy } from '../../copy/questionnaire';
import { titles } from '../../copy/app';
import { editableLines } from '../../domain/questionnaire/basicInfo';
import { InfoForm } from './InfoForm';

/** `/mypage/other/info`: the patient's answers, to view and edit (§info-fixed-questions). */
export function InfoPage() {
  return (
    <Stack>
      <Read of={useAnswers()} skeleton="form" title={titles.basicInfo}>
        {({ rows }) => {
          const lines = editableLines(rows);
          if (lines.length === 0)
            return (
              <EmptyState picture="form-done" title={copy.emptyTitle} text={copy.emptyText}>
                <MainButton to={paths.reserve}>{copy.book}</MainButton>
              </EmptyState>
            );
          const hasPictures = rows.some((line) => line.type === 'image_upload');
          return <InfoForm lines={lines} hasPictures={hasPictures} />;
        }}
      </Read>
    </Stack>
  );
}
