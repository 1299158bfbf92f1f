import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { afterCancel, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { bookingFlag, bookingGoesWell, bookingWithAnswers } from '../support/handlers/bookingHandlers';
import { plenty } from '../support/fixtures/medicineFixtures';
import { medicineList } from '../support/handlers/medicineHandlers';
import { cancelling, reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { agree, answerQuestionnaire, isBooked, yesToCancelling } from '../support/bookingSteps';

/** Restores the page from the back/forward cache, where its pending requests never finish. */
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

const meta = {
  id: 'flows-back-forward',
  title: '流れ/ブラウザの「戻る」で戻ってきたとき',
  beforeEach: ({ msw }) =>
    msw.use(...bookingGoesWell(), medicineList.answers(plenty), reservationList.answers(onlyBooked)),
  ...inApp(`/reserve/confirm/1?${blockQuery}`),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  name: '確認画面のボタンが固まったままにならない',
  beforeEach: ({ msw }) => msw.use(bookingFlag.pending()),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('進もうとしたまま、別のページへ行く', async () => {
      await agree({ canvas, userEvent });
      await expect(canvas.getByRole('button', { name: '確認しています' })).toHaveAttribute('aria-busy', 'true');
    });
    await step('戻ってくると、もう一度進める', async () => {
      msw.use(bookingFlag.answers({ flag: 0 }));
      comeBack();
      await userEvent.click(await canvas.findByRole('button', { name: '同意して進む' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: '問診票（初診）' })).toBeVisible();
    });
  },
};

export const LastButton: Story = {
  name: '予約するボタンが固まったままにならない',
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.pending()),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('予約しようとしたまま、別のページへ行く', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expect(canvas.getByRole('button', { name: '予約しています' })).toHaveAttribute('aria-busy', 'true');
    });
    await step('戻ってくると、もう一度予約できる', async () => {
      msw.use(bookingWithAnswers.answers({ message: 'ok' }));
      comeBack();
      await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
      await isBooked();
    });
  },
};

export const ReadsAgain: Story = {
  name: '予約履歴が読み直され、キャンセルもやり直せる',
  ...inApp('/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(cancelling.pending()),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('キャンセルしようとしたまま、別のページへ行く', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '予約をキャンセルする' }));
      await userEvent.click(await yesToCancelling());
      await expect(await screen.findByRole('button', { name: 'キャンセルしています' })).toBeVisible();
    });
    await step('戻ってくると、クリニックのいまの記録が見える', async () => {
      msw.use(reservationList.answers(afterCancel));
      comeBack();
      await expect(await canvas.findByText('現在のご予約はありません')).toBeVisible();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};
