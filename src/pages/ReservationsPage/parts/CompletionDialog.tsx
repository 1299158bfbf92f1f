import { useSearchParams } from 'react-router-dom';
import { Dialog } from '../../../components/Dialog/Dialog';
import { booking } from '../../../copy/booking';

/** The completion modal of `?status=success`; closing takes the word out of the address (spec §4). */
export function CompletionDialog() {
  const [query, setQuery] = useSearchParams();
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('status');
    setQuery(rest, { replace: true });
  };
  return (
    <Dialog opened={query.get('status') === 'success'} title={booking.completed} onClose={close}>
      <p>{booking.completedText}</p>
    </Dialog>
  );
}
