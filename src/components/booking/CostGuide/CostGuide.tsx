import { costs as copy } from '../../../copy/booking';
import type { VisitKind } from '../../../domain/booking/block';
import type { Costs } from '../../../domain/clinic/terms';
import { CardLink } from '../../actions/CardLink/CardLink';
import { useDialog } from '../../overlays/Dialog/useDialog';
import { Sheet } from '../../overlays/Sheet/Sheet';
import { CostRows, rangeText } from './CostRows';

interface CostGuideProps {
  costs: Costs;
  kind: VisitKind;
}

/** 費用のめやすのカード。押すと、内訳とキャンセル料を表示します（§costs-before-booking） */
export function CostGuide({ costs, kind }: CostGuideProps) {
  const [opened, show, close] = useDialog('costs');
  const isFirstVisit = kind === 'initial';
  const total = rangeText(isFirstVisit ? costs.first : costs.repeat);
  return (
    <div>
      <CardLink
        title={copy.title}
        text={total && copy.totalOf(isFirstVisit ? copy.first : copy.repeat, total)}
        onPress={() => show(true)}
      />
      <Sheet opened={opened !== null} title={copy.title} onClose={close}>
        <CostRows costs={costs} />
      </Sheet>
    </div>
  );
}
