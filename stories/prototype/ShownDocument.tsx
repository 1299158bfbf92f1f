import { Anchor, Box, Image, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { words } from './prototypeWords';

interface ShownDocumentProps {
  title: string;
  url: string;
  open: (request: Request) => Promise<Response>;
}

type Shown = { status: 'loading' } | { status: 'failed'; says: string } | { status: 'ready'; type: string; at: string };

async function saysOf(reply: Response): Promise<string> {
  const told = (await reply.json().catch(() => null)) as { error?: { message?: string } } | null;
  return told?.error?.message ?? words.departure.failed;
}

/** A receipt or an uploaded file, by the link that the clinic gave. */
export function ShownDocument({ title, url, open }: ShownDocumentProps) {
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  useEffect(() => {
    let at: string | null = null;
    let gone = false;
    const read = async () => {
      const reply = await open(new Request(url));
      if (!reply.ok) return setShown({ status: 'failed', says: await saysOf(reply) });
      const content = await reply.blob();
      if (gone) return undefined;
      at = URL.createObjectURL(content);
      return setShown({ status: 'ready', type: content.type, at });
    };
    read().catch(() => setShown({ status: 'failed', says: words.departure.failed }));
    return () => {
      gone = true;
      if (at !== null) URL.revokeObjectURL(at);
    };
  }, [url, open]);

  if (shown.status !== 'ready')
    return <Text role="status">{shown.status === 'loading' ? words.departure.loading : shown.says}</Text>;
  return (
    <>
      {shown.type.startsWith('image/') ? (
        <Image flex={1} mih={0} fit="contain" src={shown.at} alt={title} />
      ) : (
        <Box component="iframe" flex={1} bd={0} src={shown.at} title={title} />
      )}
      <Anchor href={shown.at} target="_blank" rel="noreferrer" py="sm">
        {words.departure.open}
      </Anchor>
    </>
  );
}
