import { describe, expect, it } from 'vitest';
import { endsPending, furiganaOf, isWholeReading, kanaOf, canAutofill } from '../../../../src/domain/fields/furigana';

const readings = new Map([
  ['田中', 'たなか'],
  ['太郎', 'たろう'],
  ['田', 'でん'],
  ['佐々木', 'ささき'],
]);

describe('kanaOf', () => {
  it.each([
    ['たなか', 'たなか'],
    ['タナカ', 'タナカ'],
    ['ﾀﾅｶ', 'タナカ'],
    ['たなｋ', 'たな'],
    ['さーらん', 'さーらん'],
    ['ち', 'ち'],
    ['みすゞ', 'みすゞ'],
  ])('of %s is %s', (text, kana) => expect(kanaOf(text)).toBe(kana));

  it.each(['田中', '田中たろう', 't', 'ｔ', '', '🙂'])('is unknown for %j', (text) => expect(kanaOf(text)).toBeNull());

  it('accepts an incomplete syllable at the end', () => {
    expect(endsPending('たなｋ')).toBe(true);
    expect(endsPending('たなか')).toBe(false);
  });
});

describe('a reading is whole', () => {
  it.each([
    ['長谷川', 'はせがわ', true],
    ['長谷川', 'は', false],
    ['長谷川', 'はせ', false],
    ['田中', 'たな', false],
    ['田中', 'たなか', true],
    ['佐藤', 'さと', false],
    ['山本', 'やまも', false],
    ['渡辺', 'わたな', false],
    ['阿部', 'あべ', true],
    ['太郎', 'たろ', false],
    ['鈴木', 'すず', false],
    ['東', 'ひがし', true],
    ['東', 'ひ', false],
    ['𠮷田', 'よしだ', true],
    ['田中', '', false],
  ])('of %s: %s – %s (§furigana-follows-name)', (text, kana, whole) => expect(isWholeReading(text, kana)).toBe(whole));
});

describe('furiganaOf', () => {
  it.each([
    ['', ''],
    ['たなか', 'タナカ'],
    ['たなか　たろう', 'タナカ タロウ'],
    ['田中', 'タナカ'],
    ['田中 太郎', 'タナカ タロウ'],
    ['田中　', 'タナカ'],
    ['田中たろ', 'タナカタロ'],
    ['佐々木', 'ササキ'],
    ['ｻｻｷ', 'ササキ'],
  ])('of %j is %j', (name, furigana) => expect(furiganaOf(name, readings)).toBe(furigana));

  it('prefers the longest part typed at once', () => {
    expect(furiganaOf('田中', readings)).toBe('タナカ');
    expect(furiganaOf('田', readings)).toBe('デン');
  });

  it.each(['田中一郎', '鈴木', 'Tanaka', '田中Ken'])('is not guessed for %s', (name) =>
    expect(furiganaOf(name, readings)).toBe(''),
  );
});

describe('canAutofill', () => {
  it('is true for an empty field and for the previous automatic value', () => {
    expect(canAutofill('', null)).toBe(true);
    expect(canAutofill('　', null)).toBe(true);
    expect(canAutofill('東京都千代田区千代田', '東京都千代田区千代田')).toBe(true);
  });

  // §autofill-never-overwrites
  it('is false for what was typed', () => {
    expect(canAutofill('東京都千代田区千代田', null)).toBe(false);
    expect(canAutofill('東京都千代田区千代田1-1', '東京都千代田区千代田')).toBe(false);
  });
});
