import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pressMore, yesToCancelling, type PlayContext } from '../support/bookingSteps';
import { afterCancel, bookedLater, onlyBooked } from '../support/fixtures/reservationFixtures';
import { fileList } from '../support/handlers/fileHandlers';
import { cancelling, reservationList } from '../support/handlers/reservationHandlers';
import { hurryChecks } from '../support/hurryChecks';
import base from './ReservationsPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

async function cancels({ canvas, userEvent }: PlayContext): Promise<void> {
  await pressMore({ canvas, userEvent }, '予約をキャンセルする');
  await userEvent.click(await yesToCancelling());
}

export const CancelUnheard: Story = {
  name: 'キャンセルの返事が届かなくても、キャンセルできていればそう伝える',
  beforeEach: ({ msw }) =>
    msw.use(reservationList.answersInTurn(onlyBooked, onlyBooked, afterCancel), cancelling.loses()),
  play: async (context) => {
    await cancels(context);
    const { canvas } = context;
    await expect(await canvas.findByText('予約をキャンセルしました')).toBeVisible();
    await expect(canvas.getByText('キャンセル済み')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const CancelChecked: Story = {
  name: 'キャンセルの結果を確認している',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.fails(504)),
  play: async (context) => {
    await cancels(context);
    const { canvas } = context;
    await expect(await canvas.findByText('結果を確認しています')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'キャンセルしています' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/されていません|できませんでした/)).not.toBeInTheDocument();
  },
};

export const CancelFailed: Story = {
  name: '確かめたうえで、まだキャンセルされていないと伝える',
  beforeEach: ({ msw }) => {
    msw.use(reservationList.answers(onlyBooked), cancelling.fails(500));
    return hurryChecks();
  },
  play: async (context) => {
    await cancels(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('まだキャンセルされていません');
    await expect(canvas.getByText('予約済み')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '予約をキャンセルする' })).toBeVisible();
  },
};

export const CancelUnknown: Story = {
  name: '確かめられなければ、わからないと伝える',
  beforeEach: ({ msw }) => {
    // The list can be read for the screen and before the cancellation, then no more.
    msw.use(reservationList.answersInTurn(onlyBooked, onlyBooked, null), cancelling.loses());
    return hurryChecks();
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await cancels(context);
    await expect(await canvas.findByText('キャンセルできたかどうか、確認できませんでした')).toBeVisible();
    await expect(canvas.queryByText(/まだキャンセルされていません/)).not.toBeInTheDocument();
    msw.use(reservationList.answers(afterCancel));
    await userEvent.click(canvas.getAllByRole('button', { name: 'もう一度読み込む' })[0] as HTMLElement);
    await expect(await canvas.findByText('キャンセル済み')).toBeVisible();
  },
};

export const CancelledElsewhere: Story = {
  name: '別の端末ですでにキャンセルしていた',
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answersInTurn(onlyBooked, onlyBooked, afterCancel),
      cancelling.fails(409, { error: { code: 'conflict', message: 'この予約はすでに取り消されています。' } }),
    ),
  play: async (context) => {
    await cancels(context);
    const { canvas } = context;
    await expect(await canvas.findByText('この予約は、すでにキャンセルされています')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('キャンセル済み')).toBeVisible());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByText('予約済み')).not.toBeInTheDocument();
  },
};

export const MovedElsewhere: Story = {
  name: '別の端末で日時を変更していた予約は、キャンセルせずにそう伝える',
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answersInTurn(onlyBooked, bookedLater),
      cancelling.answers(afterCancel),
      fileList.answers([]),
    ),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('article', { name: /7月3日（金）10:15/ });
    await cancels(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('まだキャンセルしていません');
    await expect(canvas.getByRole('article', { name: /7月5日（日）10:15/ })).toBeVisible();
    await expect(canvas.getByText('予約済み')).toBeVisible();
  },
};
