import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CONSENT_VERSION } from '../../src/copy/confirm';
import { none } from '../support/fixtures/reservationFixtures';
import { bookingFlag, shortBooking, slots } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { agree, agreeAndBook, isBooked, tickAllConsents } from '../support/bookingSteps';
import base from './ConfirmPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-confirm', title: '画面/予約内容の確認', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const BooksAtOnce: Story = {
  name: '回答が残っていれば、示したキャンセル料への同意とともに、そのまま予約',
  beforeEach: ({ msw }) =>
    msw.use(bookingFlag.answers({ flag: 2 }), shortBooking.takes(`${CONSENT_VERSION} cancel-fee=1100`)),
  play: async (context) => {
    await agreeAndBook(context);
    await isBooked();
    // Stored consents are removed, so the next booking asks for all of them again.
    await expect(sessionStorage.getItem('clinic:consents:nobody:1003')).toBeNull();
  },
};

export const SlotTaken: Story = {
  name: '先に予約が入っていた',
  beforeEach: ({ msw }) => msw.use(bookingFlag.answers({ flag: 2 }), shortBooking.answers({ message: '1' })),
  play: async (context) => {
    await agreeAndBook(context);
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
  },
};

export const SlotTakenThenPicker: Story = {
  ...SlotTaken,
  name: '先に予約が入っていたので、別の時間を選ぶ',
  play: async (context) => {
    await SlotTaken.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '別の時間を選ぶ' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
  },
};

export const SlotTakenWhileReading: Story = {
  name: '読んでいるうちに時間が埋まった',
  play: async ({ canvas, msw, userEvent }) => {
    await tickAllConsents(canvas, userEvent);
    msw.use(slots.takenAway(1003), reservationList.answers(none));
    document.dispatchEvent(new Event('visibilitychange'));
    await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:20〜10:35 佐藤医師' }));
    await expect(await canvas.findByText('7月3日（金）10:20〜（15分）')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '利用規約に同意します' })).toBeChecked();
  },
};

export const Duplicate: Story = {
  name: '重複している',
  beforeEach: ({ msw }) => msw.use(bookingFlag.answers({ flag: 4 })),
  play: async (context) => {
    await agree(context);
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
  },
};

export const DuplicateThenReservations: Story = {
  ...Duplicate,
  name: '重複しているので、予約履歴へ進む',
  play: async (context) => {
    await Duplicate.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: '進むときに通信できない',
  beforeEach: ({ msw }) => msw.use(bookingFlag.loses()),
  play: async (context) => {
    await agree(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('インターネットに接続できません');
    await expect(canvas.getByRole('checkbox', { name: '利用規約に同意します' })).toBeChecked();
  },
};

export const Proceeding: Story = {
  name: '進む手続きを送っている間（二度押しても1回）',
  beforeEach: ({ msw }) => msw.use(bookingFlag.pending()),
  play: async ({ canvas, userEvent }) => {
    await tickAllConsents(canvas, userEvent);
    const proceed = canvas.getByRole('button', { name: '同意して進む' });
    await userEvent.dblClick(proceed);
    await expect(proceed).toHaveAttribute('aria-busy', 'true');
    await expect(proceed).toHaveFocus();
  },
};

export const LookingForAnother: Story = {
  name: '先に予約が入り、近い時間を探している',
  beforeEach: ({ msw }) =>
    msw.use(bookingFlag.answers({ flag: 2 }), shortBooking.answers({ message: '1' }), slots.pending()),
  play: async (context) => {
    await agreeAndBook(context);
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
    await expect(await screen.findByText('読み込んでいます')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /医師$/ })).not.toBeInTheDocument();
  },
};
