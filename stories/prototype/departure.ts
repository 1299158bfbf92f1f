import { doctors } from '../../server/preview/doctors';

/** What the patient sees after leaving the app, such as a receipt. The prototype shows it as a sheet over the app. */
export type Departure =
  | { kind: 'checkout'; url: string }
  | { kind: 'receipt' | 'file'; url: string }
  | { kind: 'room' }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'closed' };

const roomUrls = new Set(doctors.map(({ zoomUrl }) => zoomUrl));

/** Returns what the patient sees when the app opens a URL. `origin` is the clinic's origin. */
export function departureTo(url: string, origin: string): Departure {
  if (roomUrls.has(url)) return { kind: 'room' };
  const { origin: linkOrigin, pathname } = new URL(url, origin);
  if (linkOrigin === origin && pathname.startsWith('/api/sandbox/')) return { kind: 'checkout', url };
  if (linkOrigin === origin && pathname.startsWith('/api/receipts/')) return { kind: 'receipt', url };
  if (linkOrigin === origin && pathname.startsWith('/api/files/')) return { kind: 'file', url };
  return { kind: 'elsewhere', url };
}

/** Returns the path and query of a URL of the app, such as the link back from the card page. Null for other URLs. */
export function pathInApp(url: string, origin: string): string | null {
  const { origin: linkOrigin, pathname, search } = new URL(url, origin);
  return linkOrigin === origin && !pathname.startsWith('/api/') ? `${pathname}${search}` : null;
}
