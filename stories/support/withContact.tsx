import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactProvider } from '../../src/components/feedback/ContactWays/contactContext';
import { settings } from './inApp';

/** What the patient opened: a telephone call or the chat. */
export const opened = fn().mockName('open');

/** A clinic that can be reached by telephone and chat. */
export const withContact: Decorator = (Story) => (
  <ContactProvider value={{ contact: settings.contact, open: opened }}>{Story()}</ContactProvider>
);
