import { Paper } from '@mantine/core';
import { OutcomeScreen, type OutcomeScreenProps } from '../OutcomeScreen/OutcomeScreen';

/** 一覧が空のときの表示。絵と文で伝え、次の操作のボタンを置きます */
export function EmptyState(props: OutcomeScreenProps) {
  return (
    <Paper withBorder>
      <OutcomeScreen {...props} />
    </Paper>
  );
}
