import { IconUserPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { Dialog } from '../../../components/overlays/Dialog/Dialog';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { booking } from '../../../copy/bookingCopy';
import { common } from '../../../copy/commonCopy';
import { service } from '../../../copy/serviceCopy';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { useFriendOffer } from './useFriendOffer';

const TITLES: Partial<Record<string, string>> = {
  success: booking.completed,
  before: booking.completedBefore,
  changed: booking.changed,
};

/**
 * The completion dialog of `?status=success` (§completion-dialog), of `?status=before` (§first-booking-counts) and of
 * `?status=changed` (§change-time-one-call); closing it removes the parameter. Offers the official account at `friendUrl` to a patient who is not a friend yet.
 */
export function CompletionDialog({ friendUrl }: { friendUrl: string | null }) {
  const platform = usePlatform();
  const [query, setQuery] = useSearchParams();
  const status = query.get('status') ?? '';
  const title = TITLES[status];
  const booked = title !== undefined;
  const { waiting, offered } = useFriendOffer(booked && friendUrl !== null);
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('status');
    setQuery(rest, { replace: true });
  };
  return (
    <Dialog
      opened={booked && !waiting}
      title={title ?? ''}
      onClose={close}
      actions={
        <>
          {offered && friendUrl !== null && (
            <MainButton icon={IconUserPlus} onClick={() => platform.openExternal(friendUrl)}>
              {service.addFriend}
            </MainButton>
          )}
          <MainButton variant="outline" onClick={close}>
            {common.close}
          </MainButton>
        </>
      }
    >
      {status === 'before' && <p>{booking.completedBeforeText}</p>}
      <p>{booking.completedText}</p>
      {offered && <p>{service.addFriendText}</p>}
    </Dialog>
  );
}
