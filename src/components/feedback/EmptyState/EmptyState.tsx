import { Paper } from '@mantine/core';
import { OutcomeScreen, type OutcomeScreenProps } from '../OutcomeScreen/OutcomeScreen';

/** 一覧が空のときの表示。絵と文と次の操作を示します */
export function EmptyState(props: OutcomeScreenProps) {
  return (
    <Paper withBorder>
      <OutcomeScreen {...props} />
    </Paper>
  );
}
