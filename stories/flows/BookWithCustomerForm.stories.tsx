import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { agree, fillInCustomer, expectBooked } from '../support/bookingSteps';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { callsAroundBooking, questions, shortBooking } from '../support/handlers/bookingHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'flows-book-with-customer-form',
  title: '流れ/お客様情報を入力して予約する',
  ...inApp('/reserve/hypertension/1'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// §customer-form-way
export const WithoutQuestionnaire: Story = {
  name: '問診票のない診療科目を、お客様情報を入力して予約する',
  beforeEach: ({ msw }) =>
    msw.use(
      questions.answers({ common_questionnaire: [], specific_questionnaires: [] }),
      ...callsAroundBooking(),
      postalFiles.known(),
      shortBooking.answers({ message: 'ok' }),
      reservationList.answers(onlyBooked),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step('予約枠を選び、同意して進む', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '10:15〜10:30 佐藤医師' }));
      await agree({ canvas, userEvent });
    });
    await step('問診票がないので、お客様情報の入力へ進む', async () => {
      await expect(await canvas.findByText('回答が必要な質問はありません')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'お客様情報を入力して予約する' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'お客様情報の入力' })).toBeVisible();
    });
    await step('お客様情報を入力する', async () => {
      await fillInCustomer(canvas, userEvent);
      await waitFor(() => expect(canvas.queryByText(/未入力の項目/)).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    });
    await step('電話番号が半角に整えられたことを確かめ、予約する', async () => {
      await expect(await canvas.findByText('09012345678')).toBeVisible();
      await expect(canvas.getByText('東京都千代田区千代田1-1')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectBooked();
    });
  },
};
