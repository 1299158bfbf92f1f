import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTownRows } from '../../../scripts/postal.mjs';
import { lacksHouseNumber } from '../../../src/domain/fields/houseNumber';

test.each([
  ['東京都千代田区千代田1-1', false],
  ['東京都千代田区千代田１丁目１番', false],
  ['京都府京都市中京区上本能寺前町四百八十八番地', false],
  ['北海道札幌市中央区北1条西2丁目3', false],
  ['長野県南佐久郡川上村大深山無番地', false],
  ['東京都千代田区三番町5番', false],
  ['東京都千代田区三番町五', false],
  ['東京都港区麻布十番二丁目三', false],
  ['東京都港区麻布十番2-3-1', false],
  ['東京都港区麻布十番１ー５', false],
  ['京都府京都市中京区一之船入町百二十の三', false],
  ['京都府京都市中京区一之船入町三番五号', false],
  ['秋田県秋田市寺内字イサノ134ノ1', false],
  ['長野県長野市大字西長野6のロ', false],
  ['北海道旭川市1条通10丁目左3号', false],
  ['岩手県花巻市大畑第10地割109番地', false],
  ['東京都千代田区三番町', true],
  ['東京都港区麻布十番', true],
  ['東京都港区麻布10番', true],
  ['茨城県水戸市三の丸', true],
  ['茨城県つくば市二の宮', true],
  ['和歌山県和歌山市十三番丁', true],
  ['岩手県花巻市大畑第10地割', true],
  ['北海道上川郡東川町西3号北', true],
  ['東京都新宿区西新宿二丁目', true],
  ['東京都新宿区西新宿2丁目', true],
  ['東京都千代田区千代田', true],
])('%s lacks its house number: %s (§house-number-asked)', (address, lacks) => {
  expect(lacksHouseNumber(address)).toBe(lacks);
});

const SHIPPED = 'node_modules/jquery-jpostal-ja/json';

test('no shipped town passes without its house number, and a company’s address does (§house-number-asked)', () => {
  const rows = readdirSync(SHIPPED).flatMap((name) =>
    /^\d{3}\.json$/.test(name) ? readTownRows(readFileSync(`${SHIPPED}/${name}`, 'utf8')) : [],
  );
  const towns = rows.filter(({ hasStreet }) => !hasStreet).map(({ city, town }) => city + town);
  expect(towns.length).toBeGreaterThan(120_000);
  expect([...new Set(towns)].filter((town) => !lacksHouseNumber(town))).toEqual([
    // These two say it themselves.
    '山梨県北杜市大泉町西井出8240-1',
    '広島県江田島市江田島町国有無番地',
  ]);
  const companies = rows.filter(({ hasStreet }) => hasStreet);
  const refused = companies.filter(({ city, town }) => lacksHouseNumber(city + town));
  // Some have only a building, or a quarter of a town in Hokkaido.
  expect(refused.length / companies.length).toBeLessThan(0.011);
});
