import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { changeTime, listReservations } from '../../src/api/contract';
import { expectTimeChanged, type PlayContext, pressAtEveryChange, pressInMoreMenu } from '../support/bookingSteps';
import { plenty } from '../support/fixtures/medicineFixtures';
import { booked, onlyBooked } from '../support/fixtures/reservationFixtures';
import { laterBlockQuery } from '../support/fixtures/timetableFixtures';
import { callsAroundBooking, slots } from '../support/handlers/bookingHandlers';
import { on, refusal } from '../support/handlers/clinicHandlers';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, inAppWithout } from '../support/inApp';

const meta = {
  id: 'flows-change-time',
  title: '流れ/日時を変更する',
  ...inApp(`/reserve/confirm/1?${laterBlockQuery}&change=1`),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const changeTimeCalls = { count: 0, lastShiftIds: [] as number[] };

/** Answers the `changeTime` calls with `answers` in turn, and repeats the last answer. A number is an error status. */
const clinicWith = (...answers: ('moved' | 'taken' | number | 'movedWithoutReply')[]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    let moved = false;
    changeTimeCalls.count = 0;
    const list = () => {
      const reservation = { ...booked, ...(moved && { start_time: '2026-07-03T10:30:00+09:00' }) };
      return { now_reservations: [reservation], all_reservations: [reservation] };
    };
    msw.use(
      ...callsAroundBooking(),
      medicineList.answers(plenty),
      on(listReservations, list),
      on(changeTime, async ({ request }) => {
        const answer = answers[Math.min(changeTimeCalls.count++, answers.length - 1)] ?? 'moved';
        changeTimeCalls.lastShiftIds = ((await request.json()) as { shiftIds: number[] }).shiftIds;
        if (typeof answer === 'number')
          return refusal(answer, { error: { code: 'trouble', message: '診療が終わった予約です。' } });
        if (answer === 'taken') return { message: '1' };
        moved = true;
        return answer === 'movedWithoutReply' ? HttpResponse.error() : list();
      }),
    );
  },
});

const pressChangeButton = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'この日時に変更する（7月3日 10:30〜）' }));

export const ChangesTime: Story = {
  name: '予約履歴から、予約を別の時間に変更する',
  ...inApp('/mypage/reservation'),
  ...clinicWith('moved'),
  play: async ({ canvas, userEvent, step }) => {
    await step('予約履歴で「日時を変更する」を押す', async () => {
      await pressInMoreMenu({ canvas, userEvent }, '日時を変更する');
    });
    await step('変更する予約を確かめ、新しい時間を選ぶ', async () => {
      await expect(await canvas.findByText('7月3日（金）10:15のご予約を変更します')).toBeVisible();
      const first = await canvas.findByRole('button', { name: '10:00〜10:15' });
      await expect(first.getBoundingClientRect().top).toBeLessThan(420);
      await userEvent.click(await canvas.findByRole('button', { name: '10:30〜10:45' }));
    });
    await step('変更前と変更後を確かめる', async () => {
      await expect(await canvas.findByText('7月3日（金）10:15')).toBeVisible();
      await expect(canvas.getByText('7月3日（金）10:30〜（15分）')).toBeVisible();
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    });
    await step('何度押しても、リクエストは1回だけ送られる', async () => {
      await pressAtEveryChange(
        canvas.getByRole('button', { name: 'この日時に変更する（7月3日 10:30〜）' }),
        expectTimeChanged,
      );
      await expect(changeTimeCalls).toEqual({ count: 1, lastShiftIds: [1006, 1007, 1008] });
    });
    await step('予約履歴の予約が、新しい日時に変わる', async () => {
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await expect(await canvas.findByRole('article', { name: '7月3日（金）10:30 高血圧治療' })).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: '予約履歴' })).toHaveFocus());
    });
  },
};

export const KeepsItsLength: Story = {
  name: '初診の予約の変更では、15分の枠だけを示す',
  tags: ['!review', 'regression'],
  ...inApp('/reserve/hypertension/1?change=1'),
  ...clinicWith('moved'),
  play: async ({ canvas, msw, step }) => {
    await step('日時の選択に、15分の枠だけが並ぶ', async () => {
      msw.use(slots.open('repeat'));
      await expect(await canvas.findByRole('button', { name: '10:30〜10:45 佐藤医師' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^10:30〜10:40/ })).not.toBeInTheDocument();
    });
  },
};

// §change-time-said
export const Taken: Story = {
  name: '新しい枠が先に埋まっても、近い枠に変更できる',
  ...clinicWith('taken', 'moved'),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更する', () => pressChangeButton({ canvas, userEvent }));
    await step('枠が埋まったことと、いまの予約が残ることを確かめる', async () => {
      await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
      await expect(screen.getByText('7月3日（金）10:15のご予約は、そのまま残っています。')).toBeVisible();
    });
    await step('「この時間で進む」を1回押すと、近い枠に変更される', async () => {
      await expect(
        await screen.findByRole('button', { name: '7月3日 10:15〜10:30 佐藤医師', pressed: true }),
      ).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'この時間で進む' }));
      await expectTimeChanged();
      await expect(changeTimeCalls.count).toBe(2);
    });
  },
};

export const TakenThenPicker: Story = {
  name: '新しい枠が先に埋まっても、別の時間を選び直せる',
  tags: ['!review', 'regression'],
  ...clinicWith('taken'),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更する', () => pressChangeButton({ canvas, userEvent }));
    await step('日時の選択に戻っても、日時の変更が続く', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '別の時間を選ぶ' }));
      await expect(await canvas.findByText('7月3日（金）10:15のご予約を変更します')).toBeVisible();
    });
  },
};

export const ReplyLost: Story = {
  name: '返事が届かなくても、日時が変わっていれば、変更できたと伝える',
  tags: ['!review', 'regression'],
  ...clinicWith('movedWithoutReply'),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更すると、変更できたことが表示される', async () => {
      await pressChangeButton({ canvas, userEvent });
      await expectTimeChanged();
      await expect(changeTimeCalls.count).toBe(1);
    });
  },
};

export const VisitEnded: Story = {
  name: '診療が終わっていたら、アプリは変更できない理由を示す',
  tags: ['!review', 'regression'],
  ...clinicWith(409),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更する', async () => {
      await pressChangeButton({ canvas, userEvent });
    });
    await step('変更できない理由と、「予約履歴を見る」が表示される', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('このご予約の日時は変更できません');
      await expect(alert).toHaveTextContent('診療が終わった予約です。');
      await expect(canvas.getByRole('button', { name: '予約履歴を見る' })).toBeVisible();
    });
  },
};

export const ListFailed: Story = {
  name: '変更する予約の読み込みに失敗しても、もう一度読み込める',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500), ...callsAroundBooking()),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('「もう一度読み込む」を押すと、変更する予約が表示される', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('変更するご予約を確認できませんでした');
      msw.use(reservationList.answers(onlyBooked));
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await expect(await canvas.findByText('7月3日（金）10:15')).toBeVisible();
    });
  },
};

// §extras-announced
export const TurnedOff: Story = {
  name: '日時の変更に対応しないクリニックでは、新しい予約の画面を示す',
  tags: ['!review', 'regression'],
  ...inAppWithout(['change_time'], `/reserve/confirm/1?${laterBlockQuery}&change=1`),
  ...clinicWith('moved'),
  play: async ({ canvas, step }) => {
    await step('日時の変更の案内がなく、新しい予約の同意へ進める', async () => {
      await expect(await canvas.findByRole('button', { name: '同意して進む' })).toBeVisible();
      await expect(canvas.queryByText(/変更/)).not.toBeInTheDocument();
    });
  },
};
