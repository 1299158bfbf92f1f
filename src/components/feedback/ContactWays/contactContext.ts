import { createContext, useContext } from 'react';
import type { Contact } from '../../../domain/clinic/contact';

interface ContactContext {
  contact: Contact;
  /** Opens a `tel:` link or the URL of the chat outside LINE's browser. */
  open: (url: string) => void;
}

export const ContactProvider = createContext<ContactContext | null>(null);

/** Returns the clinic's contact. If it is null, no text advises to contact the clinic (§contact-only-if-given). */
export const useContact = (): ContactContext | null => useContext(ContactProvider);
