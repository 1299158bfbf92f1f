import { Box, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { addressInApp } from './departure';
import { words } from './prototypeWords';

interface CheckoutPageProps {
  url: string;
  open: (request: Request) => Promise<Response>;
  /** Called with the app's URL to which the page returns. */
  onReturn: (address: string) => void;
}

type View = { status: 'loading' | 'failed' } | { status: 'ready'; html: string };

/** The sandbox's card page. It is not served over a network, so its form and links are handled here. */
export function CheckoutPage({ url, open, onReturn }: CheckoutPageProps) {
  const [view, setView] = useState<View>({ status: 'loading' });
  const latest = useRef({ open, onReturn });
  useEffect(() => {
    latest.current = { open, onReturn };
  });

  const go = useRef(async (request: Request) => {
    try {
      const reply = await latest.current.open(request);
      const to = addressInApp(reply.headers.get('location') ?? request.url, location.origin);
      if (reply.status === 303 && to !== null) return latest.current.onReturn(to);
      return setView({ status: 'ready', html: await reply.text() });
    } catch {
      return setView({ status: 'failed' });
    }
  });
  useEffect(() => void go.current(new Request(url)), [url]);

  function follow(page: Document): void {
    page.addEventListener('submit', (event) => {
      event.preventDefault();
      const fields = new FormData(event.target as HTMLFormElement, event.submitter);
      const body = new URLSearchParams(
        [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
      );
      void go.current(new Request(url, { method: 'POST', body }));
    });
    page.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const to = link && addressInApp(link.href, location.origin);
      if (!link || to === null) return;
      event.preventDefault();
      latest.current.onReturn(to);
    });
  }

  if (view.status !== 'ready')
    return <Text role="status">{view.status === 'loading' ? words.departure.loading : words.departure.failed}</Text>;
  return (
    <Box
      component="iframe"
      flex={1}
      bd={0}
      title={words.departure.titles.checkout}
      srcDoc={view.html}
      onLoad={({ currentTarget }) => currentTarget.contentDocument && follow(currentTarget.contentDocument)}
    />
  );
}
