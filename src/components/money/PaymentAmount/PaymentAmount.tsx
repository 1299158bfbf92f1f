import { Group } from '@mantine/core';
import { payment as copy } from '../../../copy/money';
import { formatYen } from '../../../domain/money/bill';
import { Text } from '../../layout/JaText/texts';

/** お支払い方法を選ぶ画面の下部に表示する金額 */
export function PaymentAmount({ yen }: { yen: number }) {
  return (
    <Group component="span" justify="space-between" align="baseline" gap="0 0.75rem" c="dimmed">
      {copy.amount}{' '}
      <Text span fz="xl" fw={700} lh={1.3} c="var(--color-ink)">
        {formatYen(yen)}
      </Text>
    </Group>
  );
}
