import { Anchor, Box, Image, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { words } from './prototypeWords';

interface ShownDocumentProps {
  title: string;
  url: string;
  sendRequest: (request: Request) => Promise<Response>;
}

type View =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; type: string; objectUrl: string };

async function messageOf(reply: Response): Promise<string> {
  const body = (await reply.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? words.departure.failed;
}

/** Shows a receipt or an uploaded file. */
export function ShownDocument({ title, url, sendRequest }: ShownDocumentProps) {
  const [view, setView] = useState<View>({ status: 'loading' });
  useEffect(() => {
    let objectUrl: string | null = null;
    let isUnmounted = false;
    const load = async () => {
      const reply = await sendRequest(new Request(url));
      if (!reply.ok) return setView({ status: 'failed', message: await messageOf(reply) });
      const content = await reply.blob();
      if (isUnmounted) return undefined;
      objectUrl = URL.createObjectURL(content);
      return setView({ status: 'ready', type: content.type, objectUrl });
    };
    load().catch(() => setView({ status: 'failed', message: words.departure.failed }));
    return () => {
      isUnmounted = true;
      if (objectUrl !== null) URL.revokeObjectURL(objectUrl);
    };
  }, [url, sendRequest]);

  if (view.status !== 'ready')
    return <Text role="status">{view.status === 'loading' ? words.departure.loading : view.message}</Text>;
  return (
    <>
      {view.type.startsWith('image/') ? (
        <Image flex={1} mih={0} fit="contain" src={view.objectUrl} alt={title} />
      ) : (
        <Box component="iframe" flex={1} bd={0} src={view.objectUrl} title={title} />
      )}
      <Anchor href={view.objectUrl} target="_blank" rel="noreferrer" py="sm">
        {words.departure.open}
      </Anchor>
    </>
  );
}
