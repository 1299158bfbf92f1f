/** `contactOf` makes sure that `phone` or `chatUrl` is set. */
export interface Contact {
  /** As patients see it, such as `03-1234-5678`. */
  phone: string | null;
  hours: string | null;
  chatUrl: string | null;
}

/**
 * Returns null if the clinic has neither telephone nor chat.
 * Without a contact, no text advises patients to contact the clinic.
 */
export const contactOf = (contact: Contact): Contact | null =>
  contact.phone === null && contact.chatUrl === null ? null : contact;

export const telLink = (phone: string): string =>
  `tel:${phone
    .normalize('NFKC')
    .replaceAll(/[^+#\d]/g, '')
    .replaceAll('#', '%23')}`;

/** A telephone link must open in the same window, because a new window would stay empty. */
export const isTelLink = (url: string): boolean => url.startsWith('tel:');
