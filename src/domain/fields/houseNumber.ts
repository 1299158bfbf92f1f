import { foldWidth } from '../normalize';

/** `二丁目`, `北1条`, `3町`, `第2地割`, `西3号北`, `三番丁`, `二の丸`: numbers that name a quarter, not a house. */
const QUARTER =
  /第(?:\d+|[〇一二三四五六七八九十百千]+)|(?:\d+|[〇一二三四五六七八九十百千]+)(?:丁目?|条|線|町|区|地割|階|号|番(?:[町通丁川沢堰割領江堀]|耕地)|の(?![\d〇一二三四五六七八九十百千ア-ン]))/gu;
/** Towns whose names are written like a house number. */
const TOWNS = /麻布\d+番|美旗町中\d番|百目木\d番|旧舘\d番|サンシャイン60|SS30|外12入会/gu;
/** Kanji count only where they can name nothing but a house, because many towns end in one (麻布十番). */
const HOUSE =
  /(?:丁目[左右]?|番町)[\d〇一二三四五六七八九十百千]|[〇一二三四五六七八九十百千](?:番地|番[〇一二三四五六七八九十百千]|の[〇一二三四五六七八九十百千]+(?!丁|[〇一二三四五六七八九十百千]))|無番地|番外地/u;

/** True for an address without a house number: the carrier would bring the parcel back (§house-number-asked). */
export function lacksHouseNumber(typed: string): boolean {
  const address = foldWidth(typed);
  return !HOUSE.test(address) && !/\d/.test(address.replace(TOWNS, '').replace(QUARTER, ''));
}
