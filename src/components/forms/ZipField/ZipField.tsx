import { Button, Stack } from '@mantine/core';
import { postal } from '../../../copy/person';
import { LineField, type LineFieldProps } from '../LineField/LineField';
import { useTowns, type ZipLookup } from './useTowns';
import { Note, Text } from '../../layout/JaText/texts';

interface ZipFieldProps {
  line: LineFieldProps;
  /** いまの住所。患者さんが入力した住所は、書きかえません */
  address: string;
  lookUp: ZipLookup;
  /** 見つかった住所、または選んだ候補 */
  onAddress: (address: string) => void;
}

/** 郵便番号。7桁そろうと住所を探して入力し、いくつかあれば候補を出します */
export function ZipField({ line, address, lookUp, onAddress }: ZipFieldProps) {
  const { found, type, choose } = useTowns(address, lookUp, onAddress);
  const towns = found.is === 'offered' ? found.towns : [];
  // The name of one town may begin another's.
  const [chosen] = towns
    .filter((town) => address.startsWith(town.address))
    .sort((a, b) => b.address.length - a.address.length);
  const message = {
    nothing: '',
    none: postal.none,
    filled: postal.filled,
    offered: chosen ? postal.filled : postal.offered(towns.length),
  }[found.is];
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
          {found.is === 'offered' && found.taken && !chosen && <Note>{postal.typedAlready}</Note>}
          {/* Scrolls, because a code may have dozens of towns; the padding leaves space for the focus ring. */}
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
