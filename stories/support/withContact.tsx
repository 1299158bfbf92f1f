import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactContext } from '../../src/components/feedback/ContactWays/contactContext';
import { settings } from './inApp';

export const openContact = fn().mockName('open');

export const withContact: Decorator = (Story) => (
  <ContactContext value={{ contact: settings.contact, open: openContact }}>{Story()}</ContactContext>
);
