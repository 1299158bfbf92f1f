import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Read } from '../../../src/components/feedback/Read/Read';
import { Failure } from '../../../src/domain/failure';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const ready = {
  status: 'ready',
  data: '検査の一覧',
  lost: 0,
  refreshing: false,
  readFailure: null,
  reload: fn(),
} as const;

const meta = {
  id: 'components-read',
  title: '部品/お知らせ/読み込み',
  component: Read<string>,
  decorators: [withGutter, withRouter],
  args: {
    state: ready,
    skeleton: 'list',
    title: '検査履歴',
    children: (data: string, isComplete: boolean) => <p>{isComplete ? data : `${data}の一部`}</p>,
  },
} satisfies Meta<typeof Read<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '読み込みが終わった',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('検査の一覧')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('読み込んでいます')).toBeInTheDocument();
    await expect(canvas.queryByText('検査の一覧')).not.toBeInTheDocument();
  },
};

const retry = fn();

// §failures-never-silent
export const Failed: Story = {
  name: '読み込み失敗',
  args: { state: { status: 'failed', failure: new Failure('server'), retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('只今つながりにくくなっています');
    await expect(canvas.queryByText('検査の一覧')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedInWords: Story = {
  name: '何を読み込めなかったかを示す',
  args: {
    state: { status: 'failed', failure: new Failure('timeout'), retry },
    failed: '診療明細を読み込めませんでした',
  },
};

export const LoggedOut: Story = {
  name: 'ログインの有効期限切れ',
  tags: ['!review', 'regression'],
  args: { state: { status: 'failed', failure: new Failure('login'), retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = {
  name: '読み直しに失敗し、前の内容を表示している',
  args: { state: { ...ready, readFailure: new Failure('offline') } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('最新の検査履歴を確認できませんでした');
    await expect(canvas.getByText('検査の一覧')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(ready.reload).toHaveBeenCalledOnce();
  },
};

// §one-bad-row
export const LostRow: Story = {
  name: '一覧の1件を表示できない',
  args: { state: { ...ready, lost: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1件を表示できません');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('クリニック');
    await expect(canvas.getByText('検査の一覧の一部')).toBeVisible();
  },
};
