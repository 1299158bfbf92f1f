import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactContext } from '../../src/components/feedback/ContactWays/contactContext';
import { settings } from './inApp';

/** Records the URLs that the component opens, such as `tel:…`. */
export const openContact = fn().mockName('open');

export const withContact: Decorator = (Story) => (
  <ContactContext value={{ contact: settings.contact, open: openContact }}>{Story()}</ContactContext>
);
