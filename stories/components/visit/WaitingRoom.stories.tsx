import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WaitingRoom } from '../../../src/components/visit/WaitingRoom/WaitingRoom';
import { noRoom, visit } from '../../support/fixtures/visitFixtures';
import { withContact } from '../../support/withContact';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const MINUTE = 60_000;
const START = Date.parse('2026-07-03T11:00:00+09:00');
const todaysVisit = { ...visit, start_time: START, admin_user: { ...visit.admin_user, lastname: '渡辺' } };

const meta = {
  id: 'components-waiting-room',
  title: '部品/受診/待合',
  component: WaitingRoom,
  decorators: [withGutter, withRouter],
  args: {
    visit: todaysVisit,
    now: START - 9 * MINUTE - 57_000,
    uploadTo: null,
    onEnterRoom: fn(),
    onCheck: fn(),
  },
} satisfies Meta<typeof WaitingRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

// §visit-waiting
export const Default: Story = {
  name: '診察室が開く前の待合',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '11:00から渡辺医師の診療' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^4分57秒$/);
    // At first, only the documents that the clinic already has are ticked.
    await expect(canvas.getByRole('checkbox', { name: '保険証または資格確認書' })).toBeChecked();
    const notebook = canvas.getByRole('checkbox', { name: 'お薬手帳' });
    await expect(notebook).not.toBeChecked();
    await userEvent.click(notebook);
    await expect(notebook).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'カメラとマイクを試す' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const enterButton = canvas.getByRole('button', { name: '10:55から診察室に入れます' });
    await expect(enterButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(enterButton);
    await expect(args.onEnterRoom).not.toHaveBeenCalled();
  },
};

export const CardMissing: Story = {
  name: '保険証の写真が未登録',
  args: { uploadTo: '/mypage/other/image' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '保険証または資格確認書' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: '保険証の写真を送る' })).toBeVisible();
  },
};

// §room-five-minutes
export const Open: Story = {
  name: '診察室に入れる',
  args: { now: START - 5 * MINUTE },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'いま診察室に入れます' })).toBeVisible();
    await expect(canvas.getByText('11:00から渡辺医師の診療')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('入室できます');
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenCalledOnce();
  },
};

export const NotReady: Story = {
  name: '診察室がまだ用意されていない',
  args: { visit: { ...todaysVisit, admin_user: noRoom }, now: START - 4 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^診察室を準備しています/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /診察室に入/ })).toBeNull();
  },
};

// §visit-waiting
export const Started: Story = {
  name: '診療の時間になると、つながらないときの案内を表示する',
  args: { now: START },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/通話が切れたときは、もう一度「診察室に入る」/)).toBeVisible();
    await expect(canvas.queryByText(/クリニックへ/)).toBeNull();
  },
};

export const StartedWithContact: Story = {
  name: '診療の時間に、クリニックの電話番号も表示する',
  tags: ['!review', 'regression'],
  args: { now: START },
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/それでもつながらないときは、クリニックへご連絡ください/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
  },
};
