import { shiftedNow } from '../fixedDate.mjs';
import type { ReplyFormat } from './replyFormats';

export const DAY = 86_400_000;
/** Days since 1970-01-01, in Japan. */
export const today = () => Math.floor((shiftedNow() + 9 * 3_600_000) / DAY);
/** `day` counts from 1970-01-01, `minutes` from midnight in Japan. */
export const timeOn = (day: number, minutes = 600) => new Date(day * DAY + (minutes - 540) * 60_000);
/** A shift's id is `day × 1000 + n`; `n` counts the shifts of the day from 0 at 10:00. */
export const startOf = (shiftId: number) => timeOn(Math.floor(shiftId / 1000), 600 + (shiftId % 1000) * 5);

export const SUBJECTS = ['', '高血圧', '痛風', '高脂血症', '糖尿病'];
export const DOCTOR = { id: 1, name: '佐藤 花子', lastname: '佐藤', profile: null, zoom_url: null };
export const QUESTIONS: [text: string, type: string, choices?: string[]][] = [
  ['気になる症状', 'text'],
  ['喫煙', 'single_choice', ['吸う', '吸わない']],
  ['アレルギー', 'multiple_choice', ['ない', '薬', '食べ物', '花粉']],
  ['上の血圧', 'number'],
  ['お薬手帳の写真', 'image_upload'],
];
export const BOOKED = {
  subject_id: 1,
  cancel: false,
  finish: false,
  confirm_status: false,
  payment: false,
  deliver: false,
};
const DONE = { ...BOOKED, finish: true, confirm_status: true };

export const newState = (format: ReplyFormat) => ({
  format,
  flag: 0,
  accountCount: 0,
  visits: [
    { ...DONE, id: 1, start_time: timeOn(today() - 40), payment: true, deliver: true },
    { ...DONE, id: 2, start_time: timeOn(today() - 3), subject_id: 2 },
  ],
  addresses: [
    { id: 1, zip: '1000001', address: '東京都千代田区千代田1-1', apartment: null as string | null, preset: true },
    { id: 2, zip: '0600001', address: '北海道札幌市中央区北一条2-2', apartment: '北ビル201', preset: false },
  ],
  files: [{ id: 1, title: '春の血液検査' }],
  answers: ['頭痛', '2', '2,4'],
  /** If a field is repeated, only its last value is kept. */
  lastBody: {} as Record<string, unknown>,
  log: [] as { call: string; query: string[]; headers: string[]; fields: string[] }[],
  preflights: [] as string[],
});
export type State = ReturnType<typeof newState>;
