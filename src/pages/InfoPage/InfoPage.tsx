import { Stack } from '@mantine/core';
import { useAnswers } from '../../api/answers';
import { paths } from '../../paths';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { LostRows } from '../../components/feedback/LostRows/LostRows';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { info as copy } from '../../copy/questionnaire';
import { editableLines } from '../../domain/questionnaire/basicInfo';
import { InfoForm } from './parts/InfoForm';

/** `/mypage/other/info`: the patient's answers, to view and edit (§info-fixed-questions). */
export function InfoPage() {
  const list = useAnswers();
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  if (list.status === 'loading') return <Skeletons shape="form" />;
  const lines = editableLines(list.data);
  if (lines.length === 0) {
    return (
      <EmptyState picture="form-done" title={copy.emptyTitle} text={copy.emptyText}>
        <MainButton to={paths.reserve}>{copy.book}</MainButton>
      </EmptyState>
    );
  }
  return (
    <Stack>
      {list.stale && <FailureNotice failure={list.stale} title={copy.stale} onReload={list.reload} />}
      <LostRows count={list.lost} />{' '}
      <InfoForm lines={lines} hasPictures={list.data.some((line) => line.type === 'image_upload')} />
    </Stack>
  );
}
