import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { holdTimers, type HeldTimers } from '../../support/heldTimers';
import { tabThrough } from '../../support/keyboard';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-main-button',
  title: '部品/操作/主ボタン',
  component: MainButton,
  parameters: { layout: 'padded' },
  decorators: [withRouter],
  args: { children: '同意して進む', onClick: fn(), onBlocked: fn() },
} satisfies Meta<typeof MainButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: '同意して進む' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(args.onBlocked).not.toHaveBeenCalled();
  },
};

// §blocked-says-why
export const Blocked: Story = {
  name: '足りない項目がある',
  parameters: { chromatic: { modes: forcedColours } },
  args: { blocked: true },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: '同意して進む' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onBlocked).toHaveBeenCalledTimes(2);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

let longTimers: HeldTimers;

// §long-said
export const TakesLong: Story = {
  name: '10秒たっても処理が終わらない',
  args: { busy: true },
  beforeEach: () => (longTimers = holdTimers(10_000)).release,
  play: async ({ canvas }) => {
    await waitFor(() => expect(longTimers.heldCount()).toBe(1));
    longTimers.runHeld();
    const button = await canvas.findByRole('button', { name: '時間がかかっています' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Busy: Story = {
  name: '処理中',
  args: { busy: true, children: '予約しています' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: '予約しています' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(args.onBlocked).not.toHaveBeenCalled();
  },
};

export const Outline: Story = {
  name: '枠線だけのボタン',
  parameters: { chromatic: { modes: forcedColours } },
  args: { variant: 'outline', children: '戻る' },
};
export const Danger: Story = { name: '元に戻せない操作のボタン', args: { variant: 'danger', children: '削除する' } };

export const DangerOutline: Story = {
  name: '元に戻せない操作の、枠線だけのボタン',
  args: { variant: 'dangerOutline', children: '予約をキャンセルする' },
};
export const Quiet: Story = { name: '控えめなボタン', args: { variant: 'quiet', children: '最初から入力する' } };
export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  render: (args) => (
    <>
      <MainButton {...args} blocked />
      <MainButton {...args} busy>
        予約しています
      </MainButton>
      <MainButton {...args}>予約する</MainButton>
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const [blocked, busy, enabled] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
    await tabThrough(userEvent, blocked);
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onBlocked).toHaveBeenCalledOnce();
    await tabThrough(userEvent, busy);
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await tabThrough(userEvent, enabled);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
