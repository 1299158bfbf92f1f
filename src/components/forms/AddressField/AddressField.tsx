import { Checkbox } from '@mantine/core';
import { addresses } from '../../../copy/person';
import { hasNoNumber } from '../../../domain/fields/address';
import { SingleLineField, type SingleLineFieldProps } from '../SingleLineField/SingleLineField';
import '../../../theme/laterStyles';

interface AddressFieldProps {
  /** 住所の `SingleLineField` に渡すプロパティ */
  line: SingleLineFieldProps;
  noNumber: boolean;
  onNoNumber: (noNumber: boolean) => void;
}

/** 住所の入力欄と、番地がないことを確かめるチェックボックス */
export function AddressField({ line, noNumber, onNoNumber }: AddressFieldProps) {
  const asksNoNumber = hasNoNumber(line.value) && (noNumber || Boolean(line.words.problem)) && line.value !== '';
  return (
    <SingleLineField {...line} autoComplete="street-address">
      {asksNoNumber && (
        <Checkbox
          mt="sm"
          label={addresses.noNumber}
          checked={noNumber}
          onChange={(event) => onNoNumber(event.currentTarget.checked)}
        />
      )}
    </SingleLineField>
  );
}
