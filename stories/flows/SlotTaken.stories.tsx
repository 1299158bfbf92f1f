import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { inFlight } from '../../.storybook/calls';
import { listReservations, listShifts } from '../../src/api/contract';
import { agreed, answerQuestionnaire, isBooked } from '../support/bookingSteps';
import { none, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { bookingGoesWell, bookingWithAnswers, slots } from '../support/handlers/bookingHandlers';
import { on } from '../support/handlers/clinicHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

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

// §taken-watched, §taken-keeps-answers
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

// §taken-watched, §taken-keeps-answers
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

// §taken-watched
export const WhileSending: Story = {
  name: '送っているあいだに埋まっても、予約の返事を待つ',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent, step, msw }) => {
    let answer!: (reply: { message: string }) => void;
    const reply = new Promise<{ message: string }>((resolve) => (answer = resolve));
    const asked = fn();
    await step('予約すると、返事に時間がかかる', async () => {
      await answerQuestionnaire(canvas, userEvent);
      msw.use(bookingWithAnswers.answersLate(reply), slots.takenAway(1003, 1004, 1005));
      msw.use(on(listReservations, () => (asked(), none)));
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    });
    await step('そのあいだに空きがなくなっても、何も言わない', async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(asked).toHaveBeenCalled());
      // The booking alone is still on its way.
      await waitFor(() => expect(inFlight()).toBe(1));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('返事が届くと、予約できたとわかる', async () => {
      msw.use(reservationList.answers(onlyBooked));
      answer({ message: 'ok' });
      await isBooked();
    });
  },
};

// §taken-watched
export const EveryTwentyFiveSeconds: Story = {
  name: '答えている間も25秒ごとに、空きを確かめる',
  tags: ['!review', 'regression'],
  beforeEach: () => void spyOn(window, 'setInterval'),
  play: async ({ canvas, step, msw }) => {
    await step('25秒がたつと、ほかの方が先に予約したことを知らされる', async () => {
      await canvas.findByRole('radio', { name: 'はい、飲んでいます' });
      msw.use(slots.takenAway(1003, 1004, 1005), reservationList.answers(none));
      const looks = mocked(window.setInterval).mock.calls.filter(([, every]) => every === 25_000);
      const [look] = looks.at(-1) ?? [];
      await expect(look).toEqual(expect.any(Function));
      (look as () => void)();
      await toldOfLoss();
    });
  },
};

/** Counts the looks at the timetable, which the next handler answers. */
const looked = fn();

export const LooksOnce: Story = {
  name: 'アプリに戻るたびに、空きを一度だけ確かめる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => {
    looked.mockClear();
    msw.use(
      on(listShifts, () => void looked()),
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

const goesWell: Story['beforeEach'] = ({ msw }) =>
  msw.use(bookingWithAnswers.answers({ message: 'ok' }), reservationList.answers(none));

/** The app looks at the clock as the patient comes back to it. */
const comesBackAt = (time: string) => {
  MockDate.set(Date.parse(`2026-07-03T${time}+09:00`));
  document.dispatchEvent(new Event('visibilitychange'));
};
const TOO_SOON = { error: { code: 'too_soon', message: '予約できません。' } };
const tooLate = { name: 'お選びの時間は、開始の5分前を過ぎたため、予約できなくなりました。' };

// §book-until-five
export const RunsOutOfTime: Story = {
  name: '答えているあいだに、開始の5分前を過ぎる',
  beforeEach: goesWell,
  play: async ({ canvas, userEvent, step }) => {
    await step('開始の14分前は、まだ何も言われない', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
      comesBackAt('10:01:00');
      await expect(canvas.queryByText(/分以内に予約してください/)).not.toBeInTheDocument();
    });
    await step('締め切りが近づくと、残り時間が見出しに出る', async () => {
      comesBackAt('10:06:30');
      await expect((await canvas.findByText('あと3分以内に予約してください')).closest('[role="status"]')).toBeVisible();
      comesBackAt('10:10:00');
      await expect(await canvas.findByText('あと1分以内に予約してください')).toBeVisible();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('過ぎると、理由と近い時間が示される', async () => {
      comesBackAt('10:10:01');
      await expect(await screen.findByRole('dialog', tooLate)).toBeVisible();
      await expect(canvas.queryByText(/分以内に予約してください/)).not.toBeInTheDocument();
    });
    await step('近い時間を選ぶ。答えはそのまま残る', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
      await expect(await canvas.findByText(/7月3日（金）10:30〜/)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
    });
  },
};

// §book-until-five
export const RunsOutWhileCorrecting: Story = {
  name: '答えを直しているあいだに、開始の5分前を過ぎる',
  tags: ['!review', 'regression'],
  beforeEach: goesWell,
  play: async ({ canvas, userEvent, step }) => {
    await step('確認のページで、答えを直しはじめる', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: '今回ご相談されたいことを変更する' }));
    });
    await step('残り時間は、新しい予約のことばで示される', async () => {
      comesBackAt('10:06:30');
      await expect(await canvas.findByText('あと3分以内に予約してください')).toBeVisible();
    });
    await step('過ぎたあとに選ぶ時間も、新しい予約になる', async () => {
      comesBackAt('10:10:01');
      await expect(await screen.findByRole('dialog', tooLate)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: '別の時間を選ぶ' }));
      await expect(await canvas.findByRole('radio', { name: /^7月3日/, checked: true })).toBeVisible();
      await expect(canvas.queryByText(/変更/)).not.toBeInTheDocument();
    });
  },
};

// §book-until-five
export const RefusedAsTooLate: Story = {
  name: '予約するボタンで、受付が終わったとわかる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => {
    msw.use(bookingWithAnswers.failsThenAnswers(422, { message: 'ok' }, TOO_SOON), reservationList.answers(onlyBooked));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('問診票に答えて予約すると、受付が終わったことを知る', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expect(await screen.findByRole('dialog', tooLate)).toBeVisible();
    });
    await step('近い時間を1回押すだけで、答えごと予約できる', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
      await isBooked();
    });
  },
};

// §back-after-loss
export const BackLeadsOnce: Story = {
  name: '代わりの時間を選んだあと、戻ると前の画面が1回ずつ開く',
  tags: ['!review', 'regression'],
  beforeEach: goesWell,
  ...inApp(
    '/reserve/hypertension/1',
    `/reserve/confirm/1?${blockQuery}`,
    `/reserve/diagnose/1003?${blockQuery}&step=1`,
  ),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('2ページ目で時間が埋まり、代わりの時間を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: '特になし' }));
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      await canvas.findByText('2 / 3');
      msw.use(slots.takenAway(1003, 1004, 1005));
      document.dispatchEvent(new Event('visibilitychange'));
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
      await expect(await canvas.findByText(/7月3日（金）10:30〜/)).toBeVisible();
    });
    await step('戻ると、1ページ目が新しい時間で開く', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
      await expect(await canvas.findByText('1 / 3')).toBeVisible();
      await expect(canvas.getByText(/7月3日（金）10:30〜/)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
    });
    await step('もう一度戻ると、同意の画面が新しい時間で開く', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
      await expect(await canvas.findByText('7月3日（金）10:30〜（15分）')).toBeVisible();
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    });
    await step('もう一度戻ると、日時の選択。埋まったとは、もう言われない', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};
