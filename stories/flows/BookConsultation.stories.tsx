import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { agree, answerQuestionnaire, pressInMoreMenu, findConfirmCancelButton } from '../support/bookingSteps';
import { afterCancel, onlyBooked } from '../support/fixtures/reservationFixtures';
import { callsAroundBooking, bookingWithAnswers } from '../support/handlers/bookingHandlers';
import { cancelling, reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'flows-book-consultation',
  title: '流れ/初診を予約する',
  ...inApp('/'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  name: 'ホームから初診を予約し、その予約をキャンセルする',
  beforeEach: ({ msw }) =>
    msw.use(
      ...callsAroundBooking(),
      bookingWithAnswers.answers({ message: 'ok' }),
      reservationList.answers(onlyBooked),
      cancelling.answers(afterCancel),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step('診療科目を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '高血圧' }));
    });
    await step('予約枠を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '10:15〜10:30 佐藤医師' }));
    });
    await step('予約の内容を確かめ、同意する', () => agree({ canvas, userEvent }));
    await step('問診票に答える', () => answerQuestionnaire(canvas, userEvent));
    await step('予約する', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await expect(await canvas.findByRole('article', { name: '7月3日（金）10:15 高血圧治療' })).toBeVisible();
    });
    await step('予約をキャンセルする', async () => {
      await pressInMoreMenu({ canvas, userEvent }, '予約をキャンセルする');
      await userEvent.click(await findConfirmCancelButton());
      await expect(await screen.findByRole('dialog', { name: '予約をキャンセルしました' })).toBeVisible();
      await expect(await canvas.findByText('現在のご予約はありません')).toBeVisible();
    });
  },
};
