import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactProvider } from '../../src/components/feedback/ContactWays/contactContext';
import { settings } from './inApp';

export const opened = fn().mockName('open');

export const withContact: Decorator = (Story) => (
  <ContactProvider value={{ contact: settings.contact, open: opened }}>{Story()}</ContactProvider>
);
