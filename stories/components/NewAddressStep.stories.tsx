import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NewAddressStep } from '../../src/components/NewAddressStep/NewAddressStep';
import { tabThrough } from '../support/keyboard';
import { withGutter } from '../support/withGutter';

const empty = {
  initial: { zip: '', address: '', apartment: '' },
  restored: false,
  kept: true,
  key: 'new',
  keep: fn(),
  startOver: fn(),
};

const typed = { zip: '1000001', address: '東京都千代田区千代田1-1', apartment: '' };

const meta = {
  id: 'components-new-address-step',
  title: '部品/住所を追加するステップ',
  component: NewAddressStep,
  decorators: [withGutter],
  args: {
    draft: empty,
    lookUp: async () => [{ address: '東京都千代田区千代田' }],
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof NewAddressStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const startOver = { name: '最初から入力する' };

export const Default: Story = {
  name: '標準（見出しから読み始める）',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '住所を追加する' })).toHaveFocus());
    await expect(canvas.queryByRole('button', startOver)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('建物名・部屋番号'), '桜荘1');
    await expect(empty.keep).toHaveBeenLastCalledWith({ zip: '', address: '', apartment: '桜荘1' });
  },
};

export const Restored: Story = {
  name: '途中の入力を復元した',
  args: { draft: { ...empty, initial: typed, restored: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('住所')).toHaveValue(typed.address);
    await userEvent.click(canvas.getByRole('button', startOver));
    await expect(args.draft?.startOver).toHaveBeenCalledOnce();
  },
};

export const NotKept: Story = {
  name: 'この端末に保存できない',
  args: { draft: { ...empty, kept: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^この端末では入力内容を保存できません/)).toBeVisible();
    await expect(canvas.getByRole('form', { name: '住所を追加する' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '途中の入力を読み込み中',
  args: { draft: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '住所を追加する' })).toHaveFocus());
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: { draft: { ...empty, restored: true } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '住所を追加する' })).toHaveFocus());
    await tabThrough(userEvent, canvas.getByRole('button', startOver));
    await userEvent.keyboard('{Enter}');
    await expect(args.draft?.startOver).toHaveBeenCalledOnce();
    await tabThrough(userEvent, canvas.getByRole('textbox', { name: '郵便番号' }));
  },
};

export const LongText: Story = {
  name: '長い住所',
  args: {
    draft: {
      ...empty,
      restored: true,
      initial: {
        zip: '6020000',
        address: '京都府京都市上京区今出川通室町西入堀出シ町二百八十五番地の三',
        apartment: 'ザ・パークハウス京都御所西グランドレジデンス弐番館プレミアムタワー1203号室',
      },
    },
  },
};
