import { Card, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { costs as copy } from '../../../copy/booking';
import type { VisitKind } from '../../../domain/booking/block';
import type { Costs } from '../../../domain/clinic/terms';
import { Text } from '../../layout/Unbroken/texts';
import { useDialog } from '../../overlays/Dialog/useDialog';
import { Sheet } from '../../overlays/Sheet/Sheet';
import { CostRows, rangeOf } from './CostRows';

interface CostGuideProps {
  costs: Costs;
  kind: VisitKind;
}

/** 予約の前にわかる費用。合計はいつも見え、押すとその中身とキャンセル料がシートで開きます（§costs-before-booking） */
export function CostGuide({ costs, kind }: CostGuideProps) {
  const [opened, show, close] = useDialog('costs');
  const first = kind === 'initial';
  const total = rangeOf(first ? costs.first : costs.repeat);
  return (
    <div>
      <Card
        component="button"
        type="button"
        c="inherit"
        ff="text"
        ta="start"
        w="100%"
        py="sm"
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        <Group component="span" justify="space-between" wrap="nowrap" gap="xs">
          <span>
            <Text span display="block" fw={700} lh={1.5}>
              {copy.title}
            </Text>
            {total !== null && (
              <Text span display="block" size="sm" c="dimmed">
                {copy.totalOf(first ? copy.first : copy.repeat, total)}
              </Text>
            )}
          </span>
          <IconChevronRight aria-hidden size="1.25rem" color="var(--color-asagi)" />
        </Group>
      </Card>
      <Sheet opened={opened !== null} title={copy.title} onClose={close}>
        <CostRows costs={costs} />
      </Sheet>
    </div>
  );
}
