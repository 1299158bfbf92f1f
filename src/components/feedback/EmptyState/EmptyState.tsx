import { Paper } from '@mantine/core';
import { OutcomeScreen, type OutcomeScreenProps } from '../OutcomeScreen/OutcomeScreen';

/** 一覧が空であることを、絵と文で伝えるカード */
export function EmptyState(props: OutcomeScreenProps) {
  return (
    <Paper withBorder>
      <OutcomeScreen {...props} />
    </Paper>
  );
}
