import { createContext, useContext } from 'react';
import type { Contact } from '../../../domain/clinic/contact';

interface ContactContext {
  contact: Contact;
  /** Opens a telephone call or the chat, outside LINE's browser. */
  open: (url: string) => void;
}

export const ContactProvider = createContext<ContactContext | null>(null);

/**
 * The way to the clinic; null when there is none, and then no sentence sends anybody there (§contact-only-if-given).
 */
export const useContact = (): ContactContext | null => useContext(ContactProvider);
