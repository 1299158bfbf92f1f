import { IconHomeCheck } from '@tabler/icons-react';
import type { Address } from '../../../api/contract';
import { CardActions } from '../../../components/CardActions/CardActions';
import { MainButton } from '../../../components/MainButton/MainButton';
import { addresses as copy } from '../../../copy/addresses';
import { reservation } from '../../../copy/reservation';
import classes from '../AddressesPage.module.css';

interface AddressCardProps {
  address: Address;
  /** True while this one is being made the main one. */
  settingMain: boolean;
  onSetMain: () => void;
  /** Not given for the only address: it cannot be deleted (spec §5). */
  onDelete?: () => void;
}

/** One address, named by itself, so that its buttons are told apart. */
export function AddressCard({ address, settingMain, onSetMain, onDelete }: AddressCardProps) {
  const { preset } = address;
  return (
    <article aria-label={copy.inOneLine(address)} className={classes.card} data-main={preset || undefined}>
      {preset && (
        <p className={classes.main}>
          <IconHomeCheck aria-hidden size="1.25rem" stroke={1.75} />
          {copy.main}
        </p>
      )}
      <p className={classes.lines}>
        <span className={`${classes.zip} tabular`}>{reservation.zip(address.zip)}</span>
        <span className={classes.street}>{address.address}</span>
        {address.apartment && <span>{address.apartment}</span>}
      </p>
      {(!preset || onDelete) && (
        <CardActions removeLabel={copy.remove} {...(onDelete && { onRemove: onDelete })}>
          {!preset && (
            <MainButton variant="outline" busy={settingMain} onClick={onSetMain}>
              {settingMain ? copy.settingMain : copy.setMain}
            </MainButton>
          )}
        </CardActions>
      )}
    </article>
  );
}
