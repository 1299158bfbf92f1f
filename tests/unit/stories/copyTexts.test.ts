import { describe, expect, it } from 'vitest';
import { TEXTS, sentencesOf } from '../../../stories/docs/blocks/copyTexts';

const say = (sentence: unknown) => sentencesOf(sentence, 'x');

describe('the sentences of a text', () => {
  it('are those of all its parts, each once, and no signs', () => {
    expect(say({ a: '予約', b: ['次へ', '予約'], c: { d: '閉じる', e: '◯', f: 'image_upload' } })).toEqual([
      '予約',
      '次へ',
      '閉じる',
    ]);
    expect(sentencesOf({ a: '予約', b: { c: '次へ' } }, 'x', ['x.b'])).toEqual(['予約']);
  });

  it('leave blank what they are filled with', () => {
    expect(say((day: string, names: readonly string[]) => `${day}の${names.join('・')}`)).toEqual(['〇〇の〇〇']);
    expect(say(({ zip }: { zip: string }) => `〒${zip.replace('-', '')}の住所`)).toEqual(['〒〇〇の住所']);
    expect(say((name: string) => `${name} ${name}`)).toEqual([]);
  });

  it('are several where an argument makes another one', () => {
    expect(say((left: number) => (left > 0 ? `あと${left}つ` : '最後'))).toEqual(['あと〇〇つ', '最後']);
    expect(say((days: number) => (days === 1 ? '今日まで' : `あと${days}日`))).toEqual(['あと〇〇日', '今日まで']);
    expect(say((day: string, yen: string | null) => `${day}までに${yen ?? 'お支払い'}`)).toEqual([
      '〇〇までに〇〇',
      '〇〇までにお支払い',
    ]);
  });

  it('are never made of a missing argument', () => {
    const all = Object.entries(TEXTS).flatMap(([name, text]) =>
      name === 'consultation' || name === 'answerProblemItem' ? [] : sentencesOf(text, name),
    );
    expect(all.length).toBeGreaterThan(700);
    expect(all.filter((sentence) => /null|undefined|NaN|\[object/.test(sentence))).toEqual([]);
    expect(all).toEqual(expect.arrayContaining(['〇〇を入力してください', 'フリガナはカタカナで入力してください']));
  });
});
