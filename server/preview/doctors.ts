import type { MinuteSpan } from '../booking/openDays';

const duty = (from: number, to: number): MinuteSpan => [from * 60, to * 60];

const off: MinuteSpan[] = [];

const satoDay = [duty(10, 13), duty(14, 18)];
const satoLateDay = [duty(10, 13), duty(15, 19), duty(20, 22)];
const takahashiDay = [duty(10, 12.5), duty(13.5, 17), duty(18, 20)];
const nakamuraAfternoon = [duty(13, 17), duty(18, 21)];
const watanabeDay = [duty(10, 13), duty(14, 17), duty(18, 22)];
const kobayashiDay = [duty(11, 14), duty(15, 19), duty(20, 24)];
const yamamotoNight = [duty(19, 21.5), duty(22, 24)];
const katoDay = [duty(10, 12), duty(13, 18), duty(19, 24)];

/** `hours`: the working hours of each weekday, from Sunday to Saturday. */
export const doctors = [
  {
    id: 1,
    name: '佐藤 義行',
    lastname: '佐藤',
    profile: '循環器専門医。生活習慣病の診療に20年携わっています。',
    zoomUrl: 'https://zoom.example/j/81203345671',
    subjectIds: [1, 3],
    hours: [off, satoDay, satoLateDay, off, satoLateDay, satoDay, [duty(10, 13)]],
  },
  {
    id: 2,
    name: '高橋 美和子',
    lastname: '高橋',
    profile: '糖尿病専門医。大学病院で15年間、糖尿病と脂質異常症の診療に携わってきました。',
    zoomUrl: 'https://zoom.example/j/84417720936',
    subjectIds: [3, 4],
    hours: [off, off, takahashiDay, takahashiDay, takahashiDay, takahashiDay, takahashiDay],
  },
  {
    id: 3,
    name: '中村 昭夫',
    lastname: '中村',
    profile: 'リウマチ専門医。痛風の発作を繰り返さないための、尿酸値の管理を専門にしています。',
    zoomUrl: 'https://zoom.example/j/86650913284',
    subjectIds: [2],
    hours: [off, nakamuraAfternoon, off, nakamuraAfternoon, off, nakamuraAfternoon, [duty(10, 13), duty(14, 17)]],
  },
  {
    id: 4,
    name: '渡辺 修平',
    lastname: '渡辺',
    profile: '総合内科専門医。地域のかかりつけ医として18年、複数の持病をお持ちの方の診療を続けています。',
    zoomUrl: 'https://zoom.example/j/82739104458',
    subjectIds: [1, 2, 3, 4],
    hours: [watanabeDay, watanabeDay, off, off, watanabeDay, watanabeDay, watanabeDay],
  },
  {
    id: 5,
    name: '小林 志保',
    lastname: '小林',
    profile: '腎臓専門医。高血圧、痛風、糖尿病から腎臓を守る治療に12年携わっています。',
    zoomUrl: 'https://zoom.example/j/87165502349',
    subjectIds: [1, 2, 4],
    hours: [kobayashiDay, off, kobayashiDay, kobayashiDay, kobayashiDay, off, off],
  },
  {
    id: 6,
    name: '山本 泰成',
    lastname: '山本',
    profile: '内科医。夜間の診療を担当し、お仕事帰りの方の生活習慣病を8年診ています。',
    zoomUrl: 'https://zoom.example/j/89920416637',
    subjectIds: [1, 2, 3, 4],
    hours: [yamamotoNight, yamamotoNight, yamamotoNight, yamamotoNight, yamamotoNight, off, yamamotoNight],
  },
  {
    id: 7,
    name: '加藤 沙織',
    lastname: '加藤',
    profile: '内分泌代謝科専門医。糖尿病と脂質異常症の診療に10年携わっています。',
    zoomUrl: 'https://zoom.example/j/83376258190',
    subjectIds: [3, 4],
    hours: [off, katoDay, off, katoDay, off, katoDay, katoDay],
  },
];
