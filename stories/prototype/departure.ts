import { doctors } from '../../server/preview/doctors';

/** A page outside the app. The prototype shows it as a sheet over the app. */
export type Departure =
  | { kind: 'checkout'; url: string }
  | { kind: 'receipt' | 'file'; url: string }
  | { kind: 'room' }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'closed' };

const rooms = new Set(doctors.map(({ zoomUrl }) => zoomUrl));

/** The kind of page behind a URL that the app opens. `origin` is the origin of the clinic. */
export function departureTo(url: string, origin: string): Departure {
  if (rooms.has(url)) return { kind: 'room' };
  const { origin: linkOrigin, pathname } = new URL(url, origin);
  if (linkOrigin === origin && pathname.startsWith('/api/sandbox/')) return { kind: 'checkout', url };
  if (linkOrigin === origin && pathname.startsWith('/api/receipts/')) return { kind: 'receipt', url };
  if (linkOrigin === origin && pathname.startsWith('/api/files/')) return { kind: 'file', url };
  return { kind: 'elsewhere', url };
}

/** The app's path in a link back to the app, for example from the card page. Null for other links. */
export function addressInApp(url: string, origin: string): string | null {
  const { origin: linkOrigin, pathname, search } = new URL(url, origin);
  return linkOrigin === origin && !pathname.startsWith('/api/') ? `${pathname}${search}` : null;
}
