import { Button, Stack } from '@mantine/core';
import { postal } from '../../../copy/person';
import { SingleLineField, type SingleLineFieldProps } from '../SingleLineField/SingleLineField';
import { useTowns, type ZipLookup } from './useTowns';
import { Note, Text } from '../../layout/JaText/texts';

interface ZipFieldProps {
  /** 郵便番号の `SingleLineField` に渡すプロパティ */
  line: SingleLineFieldProps;
  /** 住所欄のいまの内容 */
  address: string;
  lookUp: ZipLookup;
  /** 見つかった住所か、選んだ候補を受け取ります */
  onAddress: (address: string) => void;
}

/** 住所を検索する郵便番号の入力欄 */
export function ZipField({ line, address, lookUp, onAddress }: ZipFieldProps) {
  const { search, setZip, choose } = useTowns(address, lookUp, onAddress);
  const towns = search.status === 'offered' ? search.towns : [];
  // Chooses the longest match, because the name of a town may start with the name of another town.
  const [chosenTown] = towns
    .filter((town) => address.startsWith(town.address))
    .sort((a, b) => b.address.length - a.address.length);
  const message = {
    idle: '',
    none: postal.none,
    filled: postal.filled,
    offered: chosenTown ? postal.filled : postal.offered(towns.length),
  }[search.status];
  const change = (value: string) => {
    line.onChange(value);
    setZip(value);
  };
  return (
    <SingleLineField {...line} inputMode="numeric" autoComplete="postal-code" onChange={change}>
      <Text role="status" size="sm" c="dimmed" mt={message ? 'xs' : undefined}>
        {message}
      </Text>
      {towns.length > 0 && (
        <>
          {search.status === 'offered' && search.hasTyped && !chosenTown && <Note>{postal.typedAlready}</Note>}
          {/* The padding leaves room for focus rings. */}
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
                variant={town === chosenTown ? 'pressed' : 'default'}
                size="lg"
                flex="none"
                fw={town === chosenTown ? 700 : 400}
                justify="flex-start"
                ta="start"
                aria-pressed={town === chosenTown}
                onClick={() => choose(town.address)}
              >
                {town.address}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </SingleLineField>
  );
}
