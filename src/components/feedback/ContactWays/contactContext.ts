import { createContext, useContext } from 'react';
import type { Contact } from '../../../domain/clinic/contact';

interface ClinicContact {
  contact: Contact;
  open: (url: string) => void;
}

export const ContactContext = createContext<ClinicContact | null>(null);

/** Null if the clinic has set no contact (§contact-only-if-given). */
export const useContact = (): ClinicContact | null => useContext(ContactContext);
