import { expect, test } from 'vitest';
import { lacksHouseNumber } from '../../../src/domain/fields/houseNumber';

test.each([
  ['東京都千代田区千代田1-1', false],
  ['東京都千代田区千代田１丁目１番', false],
  ['京都府京都市中京区上本能寺前町四百八十八番地', false],
  ['北海道札幌市中央区北1条西2丁目3', false],
  ['長野県南佐久郡川上村大深山無番地', false],
  ['東京都千代田区三番町', true],
  ['東京都新宿区西新宿二丁目', true],
  ['東京都新宿区西新宿2丁目', true],
  ['東京都千代田区千代田', true],
])('%s lacks its house number: %s (§house-number-asked)', (address, lacks) => {
  expect(lacksHouseNumber(address)).toBe(lacks);
});
