import type { Block } from '../../../src/domain/booking/block';
import { AGREED } from './agreed';

/** The customer form of a block: it books for any patient, whatever the clinic has on file. */
export const formBody = (block: Pick<Block, 'id' | 'shiftIds' | 'subject_id'>, name = '山田 花子') => ({
  name,
  furigana: 'ヤマダ ハナコ',
  zip: '1560054',
  address: '東京都世田谷区桜丘1-1-1',
  email: 'hanako@example.jp',
  phone: '09012345678',
  year: 1980,
  month: 2,
  day: 29,
  id: block.id,
  short: false as const,
  subject_id: block.subject_id,
  shiftIds: block.shiftIds,
  agreed: AGREED,
});
