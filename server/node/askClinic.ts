import type { Settings } from '../settings';
import { StartError } from './startError';

/** Sends a preview control to the running clinic and returns its reply. Throws a `StartError`. */
export async function askClinic({ publicUrl }: Settings, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${publicUrl}/api/preview/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new StartError(`No clinic answers at ${publicUrl}; start it with npm start, or set PORT or PUBLIC_URL.`);
  });
  if (response.ok) return response.json();
  const reply = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new StartError(reply?.error?.message ?? `The clinic at ${publicUrl} answered ${response.status}.`);
}
