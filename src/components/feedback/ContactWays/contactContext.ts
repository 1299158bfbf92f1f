import { createContext, useContext } from 'react';
import type { Contact } from '../../../domain/clinic/contact';

interface ClinicContact {
  contact: Contact;
  /** Opens the URL (a `tel:` link or the chat) outside LINE's browser. */
  open: (url: string) => void;
}

export const ContactContext = createContext<ClinicContact | null>(null);

/** Returns null if the clinic gave no contact. Texts must then not advise contacting it (§contact-only-if-given). */
export const useContact = (): ClinicContact | null => useContext(ContactContext);
