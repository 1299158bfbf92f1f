import { expect, it } from 'vitest';
import { phrasesOf } from '../../../src/domain/phrases';

const divided = (text: string) => phrasesOf(text).join('|');

it.each([
  'お支払い方法の|選択へ',
  'お届け先を|変える',
  '予約を|キャンセルする',
  'カレンダーに|追加する',
  'ご予約が|完了しました',
  'もう一度|お試し|ください。',
  '問診で|お答え|いただいた|内容',
  'すぐに|開けるように|なります',
  'キャンセル料は|かかりません',
  'この|予約は|キャンセル|できません',
  'お支払いが|キャンセル|されました',
  '現在、|血圧の|薬を|飲んで|いますか？',
  'つながらなかった|ときは、|ご予約の|欄へ',
  '損害賠償を|請求される|ことがあることを|了承します',
  'ほかの|方が|予約できる|ようになり、|元に|戻せません',
])('phrasesOf divides a text after particles: %s (§words-stay-whole)', (text) => {
  expect(divided(text.replaceAll('|', ''))).toBe(text);
});

it.each([
  'お薬は|7月12日ごろまで|でした|（目安）',
  'お届けは|お支払い後|2〜3日の|見込みです',
  '高血圧治療・|あと4日分|（目安）',
  'あと1時間|10分',
  '1日1回 朝食後',
  '12月4日（金）までに|2,755円',
  '7月3日（金）|10:15〜',
  '今日10:15の|診療|（10:10から|入れます）',
])('phrasesOf keeps numbers and units together: %s (§words-stay-whole)', (text) => {
  expect(divided(text.replaceAll('|', ''))).toBe(text);
});

it.each([
  'さくら|オンライン|クリニック',
  'Google|カレンダー',
  'HDLコレステロール・|中性脂肪',
  '防風通聖散|エキス|顆粒',
  '痛風|（高尿酸血症）・|再診',
])('phrasesOf divides a text around katakana and brackets: %s (§words-stay-whole)', (text) => {
  expect(divided(text.replaceAll('|', ''))).toBe(text);
});

it('phrasesOf loses no character (§words-stay-whole)', () => {
  const text = '「診察室に入る」を押してください。その後、10:00〜10:15（7月3日）にLINEで・お待ちください！';
  expect(phrasesOf(text).join('')).toBe(text);
  expect(phrasesOf('')).toEqual(['']);
  const address = '〒100-0001\n東京都千代田区千代田1-1';
  expect(phrasesOf(address).join('')).toBe(address);
});
