import { Box, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { pathInApp } from './departure';
import { words } from './prototypeWords';

interface CheckoutPageProps {
  url: string;
  sendRequest: (request: Request) => Promise<Response>;
  /** Called when the card page sends the patient back to the app. */
  onReturn: (path: string) => void;
}

type View = { status: 'loading' | 'failed' } | { status: 'ready'; html: string };

/** Shows the payment sandbox's card page; `sendRequest` loads it, because the prototype has no server. */
export function CheckoutPage({ url, sendRequest, onReturn }: CheckoutPageProps) {
  const [view, setView] = useState<View>({ status: 'loading' });
  const latestProps = useRef({ sendRequest, onReturn });
  useEffect(() => {
    latestProps.current = { sendRequest, onReturn };
  });

  const load = useRef(async (request: Request) => {
    try {
      const reply = await latestProps.current.sendRequest(request);
      const appPath = pathInApp(reply.headers.get('location') ?? request.url, location.origin);
      if (reply.status === 303 && appPath !== null) return latestProps.current.onReturn(appPath);
      return setView({ status: 'ready', html: await reply.text() });
    } catch {
      return setView({ status: 'failed' });
    }
  });
  useEffect(() => void load.current(new Request(url)), [url]);

  function handleFormAndLinks(page: Document): void {
    page.addEventListener('submit', (event) => {
      event.preventDefault();
      const fields = new FormData(event.target as HTMLFormElement, event.submitter);
      const body = new URLSearchParams(
        [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
      );
      void load.current(new Request(url, { method: 'POST', body }));
    });
    page.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const appPath = link && pathInApp(link.href, location.origin);
      if (!link || appPath === null) return;
      event.preventDefault();
      latestProps.current.onReturn(appPath);
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
      onLoad={({ currentTarget }) => currentTarget.contentDocument && handleFormAndLinks(currentTarget.contentDocument)}
    />
  );
}
