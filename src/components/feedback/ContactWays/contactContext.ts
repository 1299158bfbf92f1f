import { createContext, useContext } from 'react';
import type { Contact } from '../../../domain/clinic/contact';

interface ContactContext {
  contact: Contact;
  /** Opens a call or the chat outside LINE's browser. */
  open: (url: string) => void;
}

export const ContactProvider = createContext<ContactContext | null>(null);

/** Null when the clinic gives no contact; then no text advises contacting it (§contact-only-if-given). */
export const useContact = (): ContactContext | null => useContext(ContactProvider);
