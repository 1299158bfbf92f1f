import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answered } from '../../.storybook/worker';
import {
  agreed,
  answerQuestionnaire,
  isBooked,
  type PlayContext,
  pressMore,
  tickAllConsents,
  yesToCancelling,
} from '../support/bookingSteps';
import { plenty } from '../support/fixtures/medicineFixtures';
import { afterCancel, none, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { bookingFlag, bookingGoesWell, bookingWithAnswers } from '../support/handlers/bookingHandlers';
import { medicineList } from '../support/handlers/medicineHandlers';
import { cancelling, reservationList } from '../support/handlers/reservationHandlers';
import { hurryChecks } from '../support/hurryChecks';
import { inApp } from '../support/inApp';

/** Restores the page from the back/forward cache, where its pending requests never finish. */
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** It was the return that freed the button, not the time limit of its call. */
const nothingFailed = async (canvas: PlayContext['canvas']) =>
  expect(canvas.queryByRole('alert')).not.toBeInTheDocument();

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
  tags: ['!review', 'regression'],
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('進もうとしたまま、別のページへ行く', async () => {
      await tickAllConsents(canvas, userEvent);
      // The page has asked already for the words of its button.
      await answered();
      msw.use(bookingFlag.pendingThenAnswers({ flag: 0 }));
      await userEvent.click(canvas.getByRole('button', { name: '同意して進む' }));
      await expect(canvas.getByRole('button', { name: '確認しています' })).toHaveAttribute('aria-busy', 'true');
    });
    await step('戻ってくると、もう一度進める', async () => {
      comeBack();
      const proceed = await canvas.findByRole('button', { name: '同意して進む' });
      await nothingFailed(canvas);
      await userEvent.click(proceed);
      await expect(await canvas.findByRole('heading', { level: 1, name: '問診票（初診）' })).toBeVisible();
    });
  },
};

export const LastButton: Story = {
  name: '予約の途中で離れて戻ると、結果を確かめてから、もう一度予約できる',
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
  beforeEach: ({ msw }) => {
    agreed();
    msw.use(bookingWithAnswers.pendingThenAnswers({ message: 'ok' }), reservationList.answers(none));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('予約しようとしたまま、別のページへ行く', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expect(canvas.getByRole('button', { name: '予約しています' })).toHaveAttribute('aria-busy', 'true');
    });
    let calm = () => {};
    await step('戻ってくると、結果を確かめ、まだ予約されていないことを知る', async () => {
      comeBack();
      await expect(await canvas.findByRole('button', { name: '結果を確認しています' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(canvas.getByText(/できたかどうかを、クリニックに確かめています/)).toBeVisible();
      await expect(canvas.queryByText(/されていません|完了していません/)).not.toBeInTheDocument();
      // Only now: hurried checks may be over before anybody has read that they are made.
      calm = hurryChecks();
      await expect(await canvas.findByRole('alert')).toHaveTextContent('まだ予約されていません。');
    });
    calm();
    await step('もう一度予約できる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await isBooked();
    });
  },
};

export const ReadsAgain: Story = {
  name: '予約履歴が読み直され、キャンセルの結果がわかる',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(cancelling.pending()),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('キャンセルしようとしたまま、別のページへ行く', async () => {
      await pressMore({ canvas, userEvent }, '予約をキャンセルする');
      await userEvent.click(await yesToCancelling());
      await expect(await screen.findByRole('button', { name: 'キャンセルしています' })).toBeVisible();
    });
    await step('戻ってくると、キャンセルできていたことと、クリニックのいまの記録が見える', async () => {
      msw.use(reservationList.answers(afterCancel));
      comeBack();
      const done = within(await screen.findByRole('dialog', { name: '予約をキャンセルしました' }));
      await userEvent.click(done.getByRole('button', { name: '閉じる' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByText('現在のご予約はありません')).toBeVisible();
    });
  },
};
