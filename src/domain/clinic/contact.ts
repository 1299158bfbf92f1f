/** How patients contact the clinic. At least one of `phone` and `chatUrl` is set. */
export interface Contact {
  /** As shown to patients: `03-1234-5678`. */
  phone: string | null;
  hours: string | null;
  chatUrl: string | null;
}

/** Returns the contact, or null if neither telephone nor chat is set. Then no text advises to contact the clinic. */
export const contactOf = (contact: Contact): Contact | null =>
  contact.phone === null && contact.chatUrl === null ? null : contact;

export const telLink = (phone: string): string =>
  `tel:${phone
    .normalize('NFKC')
    .replaceAll(/[^+#\d]/g, '')
    .replaceAll('#', '%23')}`;

/** True for a telephone link. It must open in this window, because a new window would stay empty. */
export const isTelLink = (url: string): boolean => url.startsWith('tel:');
