/** At least one way to reach the clinic is given (§contact-only-if-given). */
export interface Contact {
  /** As written for patients: `03-1234-5678`. */
  phone: string | null;
  hours: string | null;
  chatUrl: string | null;
}

/** Null when no way is given; then no sentence sends anybody to the clinic. */
export const contactOf = (contact: Contact): Contact | null =>
  contact.phone === null && contact.chatUrl === null ? null : contact;

export const telLink = (phone: string): string =>
  `tel:${phone
    .normalize('NFKC')
    .replaceAll(/[^+#\d]/g, '')
    .replaceAll('#', '%23')}`;

/** A call is followed in this window, because another one would stay empty. */
export const isCall = (url: string): boolean => url.startsWith('tel:');
