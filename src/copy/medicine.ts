import type { TestMenuId } from '../domain/medicine/medicine';
import { common } from './common';

export const inspection = {
  items: (names: readonly string[]) => `調べる項目：${names.join('・')}`,
  emptyText: '診療のときに検査が決まると、ここで確認できます。',
  listLead:
    '診療で決まった検査の記録です。この画面でのお手続きはありません。結果は、診察のときに医師におたずねください。',
} as const;

export const testItems: Record<TestMenuId, readonly string[]> = {
  47: ['血圧', '体重', '血球', '肝機能', '腎機能'],
  48: ['尿酸'],
  49: ['LDLコレステロール', 'HDLコレステロール', '中性脂肪'],
  50: ['血糖値', 'HbA1c'],
};

export const medicine = {
  latest: '最新のお薬',
  past: '過去のお薬',
  supply: {
    /** The titles `until` and `over` may have at most 14 full-width characters. */
    until: (day: string) => `お薬は${day}ごろまで`,
    over: (days: number) => `お薬の目安を${days}日過ぎました`,
    facts: (subject: string, words: string) => `${subject}・${words}`,
    remaining: (days: number) => `${days === 1 ? '今日の分まで' : `あと${days}日分`}（目安）`,
    wasUntil: (day: string) => `${day}ごろまででした`,
    days: {
      today: '今日',
      omittedWeeks: (weeks: number) => `（途中の${weeks}週間は省略）`,
      each: 'ひとつの丸が一日分',
      takenDays: 'うすい丸は飲みおわった日',
      none: '点線はお薬のない日',
      legend: (parts: readonly string[]) => `${parts.join('、')}です。`,
    },
    awaited: {
      payment: '処方されています。お支払いのあとにお送りします',
      transfer: '処方されています。お振込のあとにお送りします',
      clinic: 'お届けのあと、ここに残りの日数を表示します',
    },
    payment: (subject: string) => `お支払いへ進む（${subject}）`,
    transfer: (subject: string) => `${common.toBankDetails}（${subject}）`,
    failed: 'お薬の残りを確認できませんでした。',
    book: '次の診療を予約する',
    bookBy: (day: string | null) => `切れ目なく受け取るには、${day === null ? '今日' : `${day}まで`}の診療が必要です`,
    hurry: 'お薬が残り少ないときは、お早めにご予約ください',
    booked: '次の診療のご予約があります',
    seeBooking: '予約の内容を見る',
  },
  effects: '効果',
  precautions: '注意',
  usage: '飲み方',
  dosage: '1回の量',
  days: '日数',
  daysOf: (days: number) => `${days}日分`,
  asNeeded: '必要なときだけ',
  photo: (title: string) => `${title}の写真`,
  kinds: (count: number) => `お薬${count}種類`,
  consult: 'お薬をやめたり量を変えたりするときは、必ず医師にご相談ください。',
  contact: '飲んで具合が悪くなったときや、お薬のことでお困りのときは、クリニックへご連絡ください。',
  emptyText: '診療のあとに処方されたお薬を、ここで確認できます。',
  bookNow: '診療を予約する',
} as const;
