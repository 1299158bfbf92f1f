import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { asked, atConfirmOfChange, clinicWith, pressChange } from '../support/changeTimeSteps';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { bookingFlag, bookingGoesWell } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { isChanged } from '../support/bookingSteps';

const meta = {
  id: 'flows-change-time-trouble',
  title: '流れ/日時の変更がうまくいかないとき',
  ...atConfirmOfChange,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LostAfterRelease: Story = {
  name: '取り消したあとに埋まっていたら、近い時間を1回で予約する',
  ...clinicWith(['ok'], ['1', 'ok']),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更する', () => pressChange({ canvas, userEvent }));
    await step('埋まったことと、前の予約は取り消されたことを知る', async () => {
      await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
      await expect(await screen.findByText('前のご予約は、すでに取り消されています。')).toBeVisible();
    });
    await step('近い時間を1回押して予約する', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:15〜10:30 佐藤医師' }));
      await isChanged();
      await expect(asked()).toEqual({ releases: 1, bookings: 2 });
    });
  },
};

export const BookingLost: Story = {
  name: '取り消したあとに通信が切れたら、もう一度予約する',
  ...clinicWith(['ok'], ['lost', 'ok']),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更する', () => pressChange({ canvas, userEvent }));
    await step('前の予約は取り消され、新しい予約はまだないことを知る', async () => {
      await expect(await screen.findByRole('dialog', { name: 'ご予約を完了できませんでした。' })).toBeVisible();
      await expect(screen.getByText('前のご予約は、すでに取り消されています。')).toBeVisible();
      await expect(await screen.findByRole('button', { name: '7月3日 10:15〜10:30 佐藤医師' })).toBeVisible();
    });
    await step('同じ時間をもう一度予約する', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'もう一度予約する' }));
      await isChanged();
      await expect(asked()).toEqual({ releases: 1, bookings: 2 });
    });
  },
};

export const ReleaseFailed: Story = {
  name: '取り消せなければ、何も変わらない',
  ...clinicWith([500]),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更する', () => pressChange({ canvas, userEvent }));
    await step('いまの予約が残っていることを知る', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        '日時は変更されていません。いまのご予約はそのまま残っています。',
      );
      await expect(canvas.getByRole('button', { name: '日時を変更する' })).toBeVisible();
      await expect(asked().bookings).toBe(0);
    });
  },
};

export const ReleaseUnheard: Story = {
  name: '取り消しの返事が届かなくても、取り消されていれば予約まで進む',
  ...clinicWith(['unheard']),
  play: async ({ canvas, userEvent, step }) => {
    await step('日時を変更する', () => pressChange({ canvas, userEvent }));
    await step('新しい日時で予約できる', async () => {
      await isChanged();
      await expect(asked()).toEqual({ releases: 1, bookings: 1 });
    });
  },
};

export const ReleaseUnsure: Story = {
  name: '取り消せたかどうかがわからなければ、そう伝える',
  ...clinicWith(),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('取り消しの返事も、そのあとの予約履歴も届かない', async () => {
      msw.use(
        http.put('/api/reservations/:id', () => {
          msw.use(reservationList.fails(503));
          return HttpResponse.error();
        }),
      );
      await pressChange({ canvas, userEvent });
    });
    await step('変更できたか確認できなかったことを知る', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('日時を変更できたか確認できませんでした。');
      await expect(asked().bookings).toBe(0);
    });
  },
};

export const ListFailed: Story = {
  name: '変更する予約を読み込めないあいだは、変更できない',
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500), ...bookingGoesWell()),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('読み込めなかったことを知り、もう一度読み込む', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('変更するご予約を確認できませんでした');
      msw.use(reservationList.answers(onlyBooked));
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await expect(await canvas.findByText('変更前')).toBeVisible();
    });
  },
};

export const ShortBookingRefused: Story = {
  name: 'すぐに予約できないと言われたら、問診票へ進む',
  ...clinicWith(['ok'], [422]),
  play: async ({ canvas, userEvent, step, msw }) => {
    msw.use(bookingFlag.answers({ flag: 1 }));
    await step('日時を変更する', () => pressChange({ canvas, userEvent }));
    await step('再診の問診票へ進む', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: '問診票（再診）' })).toBeVisible();
    });
  },
};
