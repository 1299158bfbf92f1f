import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { listShifts } from '../../src/api/contract';
import { storeConsents, answerQuestionnaire, expectBooked } from '../support/bookingSteps';
import { none } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { bookingGoesWell, bookingWithAnswers, slots } from '../support/handlers/bookingHandlers';
import { on } from '../support/handlers/clinicHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'flows-slot-taken',
  title: '流れ/選んだ時間が先に埋まったとき',
  beforeEach: ({ msw }) => {
    storeConsents();
    msw.use(
      ...bookingGoesWell(),
      bookingWithAnswers.answersInTurn({ message: '1' }, { message: 'ok' }),
      reservationList.answers(none),
    );
  },
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const takenDialog = { name: /^同じ時間のご予約が先に入りました。/ };
/** Returning to the app makes it read the clock again. */
const comesBackAt = (time: string) => {
  MockDate.set(Date.parse(`2026-07-03T${time}+09:00`));
  document.dispatchEvent(new Event('visibilitychange'));
};
const expectTakenDialog = async () => expect(await screen.findByRole('dialog', takenDialog)).toBeVisible();

// §taken-told-at-check, §taken-keeps-answers, §consent-kept
export const WhileAnswering: Story = {
  name: '問診票の回答中に埋まったことを、確認のページで知らせる',
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('ほかの方が先に予約した枠の問診票に答える', async () => {
      msw.use(slots.takenAway(1003, 1004, 1005));
      await answerQuestionnaire(canvas, userEvent);
      await expectTakenDialog();
    });
    await step('同じ医師の近い時間を選ぶ（答えと同意は残る）', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
      await userEvent.click(screen.getByRole('button', { name: 'この時間で進む' }));
      await expect(await canvas.findByText(/7月3日（金）10:30〜/)).toBeVisible();
      await expect(canvas.getByText('朝の血圧が高いです')).toBeVisible();
      const [before, after] = [1003, 1006].map((id) => sessionStorage.getItem(`clinic:consents:nobody:${id}`));
      await expect(after).toBe(before);
    });
  },
};

// §taken-told-at-check, §taken-keeps-answers
export const AtTheLastButton: Story = {
  name: '「予約する」を押したときに埋まっていた',
  play: async ({ canvas, userEvent, step }) => {
    await step('問診票に答える', () => answerQuestionnaire(canvas, userEvent));
    await step('予約しようとすると、先に埋まっている', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectTakenDialog();
    });
    await step('近い時間を1回押して、答えのまま予約する', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'この時間で進む' }));
      await expectBooked();
    });
  },
};

const looked = fn();

// §taken-told-at-check
export const LooksOnce: Story = {
  name: '空きを確かめるのは、確認のページで1度だけ',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => {
    looked.mockClear();
    msw.use(
      on(listShifts, () => void looked()),
      bookingWithAnswers.answers({ message: 'ok' }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('問診票に答えると、空きが確かめられる', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await waitFor(() => expect(looked).toHaveBeenCalledOnce());
    });
    await step('予約するまで、もう確かめられない', async () => {
      comesBackAt('09:02:00');
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectBooked();
      await expect(looked).toHaveBeenCalledOnce();
    });
  },
};

const tooLate = { name: 'お選びの時間は、開始の5分前を過ぎたため、予約できなくなりました。' };

// §late-as-taken
export const RunsOutOfTime: Story = {
  name: '回答中に開始の5分前を過ぎた',
  play: async ({ canvas, userEvent, step }) => {
    await step('確認のページを開き、理由と近い時間を見る', async () => {
      await canvas.findByRole('radio', { name: 'はい、飲んでいます' });
      comesBackAt('10:10:01');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await answerQuestionnaire(canvas, userEvent);
      await expect(await screen.findByRole('dialog', tooLate)).toBeVisible();
    });
    await step('近い時間を選ぶ（答えは残る）', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
      await userEvent.click(screen.getByRole('button', { name: 'この時間で進む' }));
      await expect(await canvas.findByText(/7月3日（金）10:30〜/)).toBeVisible();
      await expect(canvas.getByText('朝の血圧が高いです')).toBeVisible();
    });
  },
};
