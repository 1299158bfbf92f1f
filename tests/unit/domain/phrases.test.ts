import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../../../src/domain/phrases';

const broken = (text: string) => phrasesOf(text).join('|');

describe('the phrases of a text (§words-stay-whole)', () => {
  it.each([
    'お支払い方法の|選択へ',
    'お届け先を|変える',
    'お問い合わせ',
    '取り消す',
    '予約を|キャンセルする',
    'カレンダーに|追加する',
    'すべて|コピー',
    '次の|診療の|ご予約を|お願いします',
    'ご予約が|完了しました',
    'お支払いが|完了していない|診療',
    '新しい|ご予約',
    'もう一度|お試し|ください。',
    'ご利用|いただけます',
    '問診で|お答え|いただいた|内容',
    'お待ち|いただくことが|あります',
    'すぐに|開けるように|なります',
    '現在の|ご予約は|ありません',
    'キャンセル料は|かかりません',
    'この|予約は|キャンセル|できません',
    'この|予約を|キャンセル|しますか？',
    'お支払いが|キャンセル|されました',
    '現在、|血圧の|薬を|飲んで|いますか？',
    '治療中、または|これまでに|かかった|病気',
    'つながらなかった|ときは、|ご予約の|欄へ',
    'ご事情がある|ときは、|クリニックへ',
    '損害賠償を|請求される|ことがあることを|了承します',
    'ほかの|方が|予約できる|ようになり、|元に|戻せません',
  ])('end after a particle, never before okurigana: %s', (text) => {
    expect(broken(text.replaceAll('|', ''))).toBe(text);
  });

  it.each([
    'お薬は|7月10日ごろまで',
    'お薬は|7月12日ごろまで|でした|（目安）',
    'お届けは|お支払い後|2〜3日の|見込みです',
    'あと|15日分ほど',
    '約30日分',
    '1日1回 朝食後',
    '12月4日（金）までに|2,755円',
    '7月3日（金）|10:15〜',
    '期限は|2025年|12月26日（金）でした',
    '今日10:15の|診療|（10:10から|入れます）',
  ])('keep a number with its unit, a day with its weekday: %s', (text) => {
    expect(broken(text.replaceAll('|', ''))).toBe(text);
  });

  it.each([
    'さくら|オンライン|クリニック',
    '血液検査|キット',
    'Google|カレンダー',
    'クレジット|カード',
    'HDLコレステロール・|中性脂肪',
    '防風通聖散|エキス|顆粒',
    '痛風|（高尿酸血症）・|再診',
    '変更・|そのほか',
  ])('end where the script changes and at brackets: %s', (text) => {
    expect(broken(text.replaceAll('|', ''))).toBe(text);
  });

  it('lose no character', () => {
    const text = '「診察室に入る」を押してください。その後、10:00〜10:15（7月3日）にLINEで・お待ちください！';
    expect(phrasesOf(text).join('')).toBe(text);
    expect(phrasesOf('')).toEqual(['']);
    const address = '〒100-0001\n東京都千代田区千代田1-1';
    expect(phrasesOf(address).join('')).toBe(address);
  });
});
