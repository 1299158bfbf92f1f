import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { listShifts } from '../../src/api/contract';
import { storeConsents, answerQuestionnaire, expectBooked } from '../support/bookingSteps';
import { noReservations } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { callsAroundBooking, bookingWithAnswers, slots } from '../support/handlers/bookingHandlers';
import { on } from '../support/handlers/clinicHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'flows-slot-taken',
  title: '流れ/選んだ枠が先に埋まったとき',
  beforeEach: ({ msw }) => {
    storeConsents();
    msw.use(
      ...callsAroundBooking(),
      bookingWithAnswers.answersInTurn({ message: '1' }, { message: 'ok' }),
      reservationList.answers(noReservations),
    );
  },
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const takenDialog = { name: /^同じ時間のご予約が先に入りました。/ };
/** When the patient returns to the app, the app reads the clock again. */
const returnToAppAt = (time: string) => {
  MockDate.set(Date.parse(`2026-07-03T${time}+09:00`));
  document.dispatchEvent(new Event('visibilitychange'));
};
const expectTakenDialog = async () => expect(await screen.findByRole('dialog', takenDialog)).toBeVisible();

// §taken-told-at-check, §taken-keeps-answers, §consent-kept
export const WhileAnswering: Story = {
  name: '問診票に答えるあいだに枠が埋まると、入力内容の確認で知らせる',
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('問診票に答えるあいだに枠が埋まると、お知らせが表示される', async () => {
      msw.use(slots.takenAway(1003, 1004, 1005));
      await answerQuestionnaire(canvas, userEvent);
      await expectTakenDialog();
    });
    await step('同じ医師の近い枠を選んで進んでも、答えと同意が残る', async () => {
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
  name: '「予約する」を押したときに、枠が埋まっていた',
  play: async ({ canvas, userEvent, step }) => {
    await step('問診票に答える', () => answerQuestionnaire(canvas, userEvent));
    await step('「予約する」を押すと、枠が先に埋まったことが表示される', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectTakenDialog();
    });
    await step('「この時間で進む」を1回押すと、同じ答えで近い枠が予約される', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'この時間で進む' }));
      await expectBooked();
    });
  },
};

const onListShifts = fn();

// §taken-told-at-check
export const ChecksBlockOnce: Story = {
  name: '入力内容の確認を開いたときだけ、枠の空きを確かめる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => {
    onListShifts.mockClear();
    msw.use(
      on(listShifts, () => void onListShifts()),
      bookingWithAnswers.answers({ message: 'ok' }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('入力内容の確認を開くと、アプリが枠の空きを確かめる', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await waitFor(() => expect(onListShifts).toHaveBeenCalledOnce());
    });
    await step('「予約する」を押しても、アプリは枠の空きを確かめ直さない', async () => {
      returnToAppAt('09:02:00');
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectBooked();
      await expect(onListShifts).toHaveBeenCalledOnce();
    });
  },
};

const tooLateDialog = { name: 'お選びの時間は、開始の5分前を過ぎたため、予約できなくなりました。' };

// §late-as-taken
export const RunsOutOfTime: Story = {
  name: '問診票に答えるあいだに、枠の開始の5分前を過ぎた',
  play: async ({ canvas, userEvent, step }) => {
    await step('入力内容の確認を開くと、予約できない理由と近い枠が表示される', async () => {
      await canvas.findByRole('radio', { name: 'はい、飲んでいます' });
      returnToAppAt('10:10:01');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await answerQuestionnaire(canvas, userEvent);
      await expect(await screen.findByRole('dialog', tooLateDialog)).toBeVisible();
    });
    await step('近い枠を選んで進んでも、答えが残る', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
      await userEvent.click(screen.getByRole('button', { name: 'この時間で進む' }));
      await expect(await canvas.findByText(/7月3日（金）10:30〜/)).toBeVisible();
      await expect(canvas.getByText('朝の血圧が高いです')).toBeVisible();
    });
  },
};
