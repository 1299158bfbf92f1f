import { createContext, useContext } from 'react';
import type { Contact } from '../../../domain/clinic/contact';

interface ClinicContact {
  contact: Contact;
  /** Opens a `tel:` link or the chat outside LINE's browser. */
  open: (url: string) => void;
}

export const ContactContext = createContext<ClinicContact | null>(null);

/** Null if the clinic has set no contact (§contact-only-if-given). */
export const useContact = (): ClinicContact | null => useContext(ContactContext);
