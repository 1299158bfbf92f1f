import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { agree, expectBooked } from '../support/bookingSteps';
import { repeatQuestion } from '../support/fixtures/questionFixtures';
import { noReservations, onlyBooked } from '../support/fixtures/reservationFixtures';
import {
  bookingFlag,
  callsAroundBooking,
  repeatBooking,
  repeatQuestions,
  slots,
} from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { cardPicture } from '../support/pictureFiles';

const meta = {
  id: 'flows-book-repeat-visit',
  title: '流れ/再診を予約する',
  ...inApp('/reserve'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// §repeat-insurance-pictures, §insurance-documents, §earliest-button
export const WithInsurancePictures: Story = {
  name: '保険証の写真2枚を添えて予約する',
  beforeEach: ({ msw }) =>
    msw.use(
      slots.open('repeat'),
      bookingFlag.answers({ flag: 1 }),
      repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: false }),
      repeatBooking.answers({ message: 'ok' }),
      reservationList.answers(noReservations),
      // The first matching handler answers a call, so these general handlers come last.
      ...callsAroundBooking(),
    ),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('診療科目を選び、再診のいちばん早い枠を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '高血圧' }));
      await userEvent.click(await canvas.findByRole('button', { name: '最短で予約する（7月3日 10:00〜）' }));
    });
    await step('予約の内容を確かめ、同意して進む', async () => {
      await expect(await canvas.findByText('7月3日（金）10:00〜（10分）')).toBeVisible();
      await agree({ canvas, userEvent });
      await expect(await canvas.findByRole('heading', { level: 1, name: '問診票（再診）' })).toBeVisible();
    });
    await step('体調の変化についての質問に答える', async () => {
      await userEvent.type(await canvas.findByLabelText('前回からの体調の変化'), 'とくに変わりません');
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    });
    await step('保険証の表と裏の写真を選ぶ', async () => {
      for (const [name, hint, next] of [
        ['保険証（表面）', /資格確認書/, '次へ'],
        ['保険証（裏面）', /資格情報画面が2ページ/, '入力内容を確認する'],
      ] as const) {
        const picture = await canvas.findByLabelText(name, { selector: 'input' });
        await expect(picture).toHaveAccessibleDescription(hint);
        await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
        await userEvent.upload(picture, cardPicture('hokensho.png'));
        await canvas.findByText('hokensho.jpg');
        await userEvent.click(canvas.getByRole('button', { name: next }));
      }
    });
    await step('入力内容を確かめて予約する', async () => {
      await expect(await canvas.findByRole('heading', { name: '入力内容の確認' })).toBeVisible();
      await expect(canvas.getAllByText('ファイルあり（hokensho.jpg）')).toHaveLength(2);
      msw.use(reservationList.answers(onlyBooked));
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectBooked();
    });
  },
};
