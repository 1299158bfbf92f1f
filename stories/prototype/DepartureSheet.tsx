import { Button, Drawer, Group, Text } from '@mantine/core';
import { CheckoutPage } from './CheckoutPage';
import type { Departure } from './departure';
import { ShownDocument } from './ShownDocument';
import { words } from './prototypeWords';

interface DepartureSheetProps {
  departure: Departure;
  sendRequest: (request: Request) => Promise<Response>;
  /** If `path` is null, the app keeps its current screen. */
  onReturn: (path: string | null) => void;
}

export function DepartureSheet({ departure, sendRequest, onReturn }: DepartureSheetProps) {
  const title = words.departure.titles[departure.kind];
  const close = () => onReturn(departure.kind === 'closed' ? '/' : null);
  return (
    <Drawer.Root opened onClose={close} position="bottom">
      <Drawer.Overlay />
      <Drawer.Content h="88dvh">
        <Group justify="space-between" wrap="nowrap" mb="xs">
          <Drawer.Title>{title}</Drawer.Title>
          <Button variant="outline" onClick={close}>
            {words.departure.close}
          </Button>
        </Group>
        {departure.kind === 'checkout' && (
          <CheckoutPage url={departure.url} sendRequest={sendRequest} onReturn={onReturn} />
        )}
        {(departure.kind === 'receipt' || departure.kind === 'file') && (
          <ShownDocument title={title} url={departure.url} sendRequest={sendRequest} />
        )}
        {departure.kind === 'room' && <Text>{words.departure.room}</Text>}
        {departure.kind === 'closed' && <Text>{words.departure.closed}</Text>}
        {departure.kind === 'elsewhere' && (
          <Text>
            {words.departure.elsewhere}
            <br />
            <strong>{departure.url}</strong>
          </Text>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
