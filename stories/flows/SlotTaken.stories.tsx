import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { none, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { bookingGoesWell, bookingWithAnswers, slots } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { agreed, answerQuestionnaire, isBooked } from '../support/bookingSteps';

const meta = {
  id: 'flows-slot-taken',
  title: '流れ/選んだ時間が先に埋まったとき',
  beforeEach: ({ msw }) => {
    agreed();
    msw.use(
      ...bookingGoesWell(),
      bookingWithAnswers.answersInTurn({ message: '1' }, { message: 'ok' }),
      reservationList.answers(onlyBooked),
    );
  },
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const taken = { name: /^同じ時間のご予約が先に入りました。/ };
const toldOfLoss = async () => expect(await screen.findByRole('dialog', taken)).toBeVisible();

export const WhileAnswering: Story = {
  name: '問診票に答えているあいだに埋まる',
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('最初の質問に答える', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
    });
    await step('ほかの方が先に予約し、アプリに戻るとすぐに知らされる', async () => {
      msw.use(slots.takenAway(1003, 1004, 1005), reservationList.answers(none));
      document.dispatchEvent(new Event('visibilitychange'));
      await toldOfLoss();
    });
    await step('同じ医師の近い時間を選ぶ。答えはそのまま残る', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
      await expect(await canvas.findByText(/7月3日（金）10:30〜/)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
    });
  },
};

export const AtTheLastButton: Story = {
  name: '予約するボタンで埋まったとわかる',
  play: async ({ canvas, userEvent, step }) => {
    await step('問診票に答える', () => answerQuestionnaire(canvas, userEvent));
    await step('予約すると、先に埋まっていたことを知る', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await toldOfLoss();
    });
    await step('近い時間を1回押すだけで、答えごと予約できる', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:00〜10:15 佐藤医師' }));
      await isBooked();
    });
  },
};

/** Counts the looks at the timetable, which the next handler answers. */
const looked = fn();

export const LooksOnce: Story = {
  name: 'アプリに戻るたびに、空きを一度だけ確かめる',
  beforeEach: ({ msw }) => {
    looked.mockClear();
    msw.use(
      http.get('/api/reservations/:id/shift', () => void looked()),
      bookingWithAnswers.answers({ message: 'ok' }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('問診票に答えると、空きを確かめる', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await waitFor(() => expect(looked).toHaveBeenCalledOnce());
    });
    await step('1分後にアプリに戻ると、もう一度だけ確かめる', async () => {
      MockDate.set(NOW + 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(looked).toHaveBeenCalledTimes(2));
    });
    await step('予約するまで、ほかには確かめない', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await isBooked();
      await expect(looked).toHaveBeenCalledTimes(2);
    });
  },
};
