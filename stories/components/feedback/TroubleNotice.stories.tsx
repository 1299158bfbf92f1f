import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TroubleNotice } from '../../../src/components/feedback/TroubleNotice/TroubleNotice';
import { LoginContext } from '../../../src/components/feedback/FailureNotice/loginContext';
import { withGutter } from '../../support/withGutter';
import { lineTrouble } from '../../../src/copy/line';

const TROUBLES = Object.keys(lineTrouble) as (keyof typeof lineTrouble)[];
const onLogin = fn();

const meta = {
  id: 'components-trouble-notice',
  title: '部品/お知らせ/LINEの失敗のお知らせ',
  component: TroubleNotice,
  decorators: [withGutter],
  args: { trouble: 'lineDown' },
} satisfies Meta<typeof TroubleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('只今LINEにつながりにくくなっています');
    await expect(canvas.getByRole('alert')).toHaveTextContent('少し待ってから、もう一度お試しください。');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LoginExpired: Story = {
  name: 'ログインの有効期限が切れたら、もう一度ログインできる',
  tags: ['!review', 'regression'],
  args: { trouble: 'expired', offersLogin: true },
  decorators: [(Story) => <LoginContext value={onLogin}>{Story()}</LoginContext>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};

export const All: Story = {
  name: 'すべての種類のお知らせ',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {TROUBLES.map((trouble) => (
        <TroubleNotice key={trouble} trouble={trouble} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(TROUBLES.length);
    for (const { title } of Object.values(lineTrouble)) await expect(canvas.getAllByText(title)[0]).toBeVisible();
  },
};
