import { useEffect, useState } from 'react';

async function readBeside<T>(address: string, read: (reply: Response) => Promise<T>): Promise<T | false> {
  const reply = await fetch(address);
  // A server may answer with a page of its own.
  return reply.ok && !reply.headers.get('content-type')?.includes('html') && read(reply);
}

/** What a script has put beside the built Storybook; null while it is asked for, false where it is not. */
export function useBeside<T>(address: string, read: (reply: Response) => Promise<T>): T | false | null {
  const [found, setFound] = useState<T | false | null>(null);
  useEffect(() => {
    readBeside(address, read).then(setFound, () => setFound(false));
  }, [address, read]);
  return found;
}
