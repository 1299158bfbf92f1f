import { doctors } from '../../server/preview/doctors';

/** What the patient sees after leaving the app, such as a receipt. */
export type Departure =
  | { kind: 'checkout'; url: string }
  | { kind: 'receipt' | 'file'; url: string }
  | { kind: 'room' }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'closed' };

const roomUrls = new Set(doctors.map(({ zoomUrl }) => zoomUrl));

export function departureTo(url: string, clinicOrigin: string): Departure {
  if (roomUrls.has(url)) return { kind: 'room' };
  const { origin, pathname } = new URL(url, clinicOrigin);
  if (origin === clinicOrigin && pathname.startsWith('/api/sandbox/')) return { kind: 'checkout', url };
  if (origin === clinicOrigin && pathname.startsWith('/api/receipts/')) return { kind: 'receipt', url };
  if (origin === clinicOrigin && pathname.startsWith('/api/files/')) return { kind: 'file', url };
  return { kind: 'elsewhere', url };
}

/** Null means that the URL is not a page of the app. */
export function pathInApp(url: string, clinicOrigin: string): string | null {
  const { origin, pathname, search } = new URL(url, clinicOrigin);
  return origin === clinicOrigin && !pathname.startsWith('/api/') ? `${pathname}${search}` : null;
}
