import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTowns } from '../../../scripts/postal.mjs';
import { townsOf } from '../../../src/domain/postal';

const shipped = (prefix: string) =>
  readTowns(readFileSync(`node_modules/jquery-jpostal-ja/json/${prefix}.json`, 'utf8'));

const addresses = (zip: string) => townsOf(shipped(zip.slice(0, 3)), zip).map((town) => town.address);

describe('townsOf', () => {
  it('joins prefecture, city and town', () => {
    expect(addresses('1000001')).toEqual(['東京都千代田区千代田']);
    expect(addresses('1500043')).toEqual(['東京都渋谷区道玄坂']);
  });

  it('gives only the city for its general code', () => {
    expect(addresses('1000000')).toEqual(['東京都千代田区']);
  });

  it('gives every town of a code once', () => {
    expect(addresses('0287302')).toEqual([
      '岩手県八幡平市八幡平温泉郷',
      '岩手県八幡平市松尾寄木',
      '岩手県八幡平市松川温泉',
    ]);
  });

  it('includes the street of a company, in half width and without its post office box', () => {
    const source = `jQuery_jpostal_callback(
[["_0108560","秋田県","秋田市","山王","１丁目１−１（秋田中央郵便局私書箱第４号）","秋田市役所"]]);`;
    expect(townsOf(readTowns(source), '0108560')).toEqual([{ address: '秋田県秋田市山王1丁目1-1' }]);
  });

  it('leaves out the post office’s remark in place of a town', () => {
    expect(addresses('4090142')).toEqual(['山梨県北都留郡小菅村']);
  });

  it('is empty for a code that is not in use', () => {
    expect(addresses('1009999')).toEqual([]);
    expect(addresses('0080001')).toEqual([]);
  });
});
