import { Checkbox } from '@mantine/core';
import { addresses } from '../../../copy/person';
import { lacksHouseNumber } from '../../../domain/fields/address';
import { LineField, type LineFieldProps } from '../LineField/LineField';
import '../../../theme/laterStyles';

interface AddressFieldProps {
  line: LineFieldProps;
  noNumber: boolean;
  onNoNumber: (noNumber: boolean) => void;
}

/** 住所の入力欄。番地がないときは、番地のない住所かどうかを確かめます */
export function AddressField({ line, noNumber, onNoNumber }: AddressFieldProps) {
  const asksNoNumber = lacksHouseNumber(line.value) && (noNumber || Boolean(line.words.problem)) && line.value !== '';
  return (
    <LineField {...line} autoComplete="street-address">
      {asksNoNumber && (
        <Checkbox
          mt="sm"
          label={addresses.noNumber}
          checked={noNumber}
          onChange={(event) => onNoNumber(event.currentTarget.checked)}
        />
      )}
    </LineField>
  );
}
