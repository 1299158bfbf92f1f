import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { SettingSwitch } from '../../../src/components/actions/SettingSwitch/SettingSwitch';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-setting-switch',
  title: '部品/操作/設定のスイッチ',
  component: SettingSwitch,
  decorators: [withGutter],
  args: {
    label: 'お支払いのお知らせ',
    text: 'お支払い金額が決まったときに届きます。',
    checked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof SettingSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

const paymentSwitch = { name: 'お支払いのお知らせ' };

export const Default: Story = {
  name: 'オフ',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', paymentSwitch);
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription('お支払い金額が決まったときに届きます。');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  name: 'オン',
  parameters: { chromatic: { modes: forcedColours } },
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('switch', paymentSwitch)).toBeChecked();
    await userEvent.click(canvas.getByText(paymentSwitch.name));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const Busy: Story = {
  name: '設定を保存している',
  args: { checked: true, busy: true, status: '保存しています' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', paymentSwitch)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('保存しています');
  },
};
