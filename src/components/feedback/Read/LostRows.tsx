import { lostRows as copy } from '../../../copy/trouble';
import { ContactWays } from '../ContactWays/ContactWays';
import { useContact } from '../ContactWays/contactContext';
import { Notice } from '../Notice/Notice';

interface LostRowsProps {
  count: number;
}

/** 一覧のうち表示できないものの数。ほかのものはそのまま使えます */
export function LostRows({ count }: LostRowsProps) {
  const asks = useContact() !== null;
  if (count === 0) return null;
  return (
    <Notice tone="warm" role="status" title={copy.title(count)} text={`${copy.text}${asks ? copy.contact : ''}`}>
      {asks && <ContactWays />}
    </Notice>
  );
}
