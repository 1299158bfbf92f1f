import { createClient, type ClientSettings, type Send } from '../api/client';
import { followClock } from '../device/clinicClock';
import { tabStore } from '../device/store';

/** The app's client of the clinic: the phone's clock follows it, and the tab keeps the keys of what is being booked. */
export const connect = (settings: Omit<ClientSettings, 'followTime' | 'keys'>): Send =>
  createClient({ ...settings, followTime: followClock, keys: tabStore });
