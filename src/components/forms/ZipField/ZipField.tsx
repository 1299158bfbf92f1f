import { Button, Stack } from '@mantine/core';
import { postal } from '../../../copy/person';
import { LineField, type LineFieldProps } from '../LineField/LineField';
import { useTowns, type ZipLookup } from './useTowns';
import { Note, Text } from '../../layout/JaText/texts';

interface ZipFieldProps {
  line: LineFieldProps;
  /** いまの住所。患者さんが入力した住所は、書き換えません */
  address: string;
  lookUp: ZipLookup;
  /** 見つかった住所、または選んだ候補 */
  onAddress: (address: string) => void;
}

/** 郵便番号の入力欄。7桁を入力すると住所を検索して入力し、複数あれば候補を表示します */
export function ZipField({ line, address, lookUp, onAddress }: ZipFieldProps) {
  const { found, type, choose } = useTowns(address, lookUp, onAddress);
  const towns = found.status === 'offered' ? found.towns : [];
  // The longest match, because one town's name may start with another's.
  const [chosen] = towns
    .filter((town) => address.startsWith(town.address))
    .sort((a, b) => b.address.length - a.address.length);
  const message = {
    idle: '',
    none: postal.none,
    filled: postal.filled,
    offered: chosen ? postal.filled : postal.offered(towns.length),
  }[found.status];
  const change = (value: string) => {
    line.onChange(value);
    type(value);
  };
  return (
    <LineField {...line} inputMode="numeric" autoComplete="postal-code" onChange={change}>
      <Text role="status" size="sm" c="dimmed" mt={message ? 'xs' : undefined}>
        {message}
      </Text>
      {towns.length > 0 && (
        <>
          {found.status === 'offered' && found.hasTyped && !chosen && <Note>{postal.typedAlready}</Note>}
          {/* Scrolls, because a postal code may have dozens of towns; the padding leaves space for the focus ring. */}
          <Stack
            role="group"
            aria-label={postal.candidates}
            gap="xs"
            mah="20rem"
            m={-6}
            mt="xxs"
            p={6}
            style={{ overflowY: 'auto' }}
          >
            {towns.map((town) => (
              <Button
                key={town.address}
                variant={town === chosen ? 'pressed' : 'default'}
                size="lg"
                flex="none"
                fw={town === chosen ? 700 : 400}
                justify="flex-start"
                ta="start"
                aria-pressed={town === chosen}
                onClick={() => choose(town.address)}
              >
                {town.address}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </LineField>
  );
}
