import { normalizeText } from '../normalize';

// `二丁目`, `北1条`, `3町`: numbers that name a quarter, not a house.
const QUARTER = /[\d〇一二三四五六七八九十百]+(丁目|条|線|町|区)/gu;
const HOUSE = /\d|[〇一二三四五六七八九十百]+(番(?!町)|号|の)|無番地|番外地/u;

/** True for an address without a house number: the carrier would bring the parcel back (§house-number-asked). */
export const lacksHouseNumber = (address: string): boolean => !HOUSE.test(normalizeText(address).replace(QUARTER, ''));
