import { lostRows as copy } from '../../../copy/trouble';
import { Notice } from '../Notice/Notice';

interface LostRowsProps {
  count: number;
}

/** 一覧のうち表示できないものの数。ほかのものはそのまま使えます */
export function LostRows({ count }: LostRowsProps) {
  if (count === 0) return null;
  return <Notice tone="warm" role="status" title={copy.title(count)} text={copy.text} ask={copy.contact} />;
}
