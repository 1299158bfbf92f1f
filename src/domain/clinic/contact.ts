// The ways to reach the clinic.

/** The ways to reach the clinic (§contact-only-if-given); at least one is given. */
export interface Contact {
  /** As written for patients: `03-1234-5678`. */
  phone: string | null;
  /** When somebody answers the telephone: `平日 9:00〜18:00`. */
  hours: string | null;
  /** The official account, where a patient can write. */
  chatUrl: string | null;
}

/**
 * The contact of these settings; null when they name no way, and no sentence may send anybody to the clinic.
 */
export const contactOf = (contact: Contact): Contact | null =>
  contact.phone === null && contact.chatUrl === null ? null : contact;

/** The link that calls the number. */
export const telLink = (phone: string): string =>
  `tel:${phone
    .normalize('NFKC')
    .replaceAll(/[^+#\d]/g, '')
    .replaceAll('#', '%23')}`;

/** True for a link that calls: it is followed in this window, because another one would stay empty. */
export const isCall = (url: string): boolean => url.startsWith('tel:');
