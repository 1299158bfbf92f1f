import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EasyModeSwitch } from '../../../src/components/actions/EasyModeSwitch/EasyModeSwitch';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-easy-mode-switch',
  title: '部品/操作/文字を大きくする切り替え',
  component: EasyModeSwitch,
  decorators: [withGutter],
  args: { checked: false, onChange: fn() },
} satisfies Meta<typeof EasyModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準の大きさ',
  play: async ({ canvas, userEvent, args }) => {
    const easySwitch = canvas.getByRole('switch', { name: '文字を大きく' });
    await expect(easySwitch).not.toBeChecked();
    await expect(easySwitch).toHaveAccessibleDescription(/1問ずつ/);
    await userEvent.click(easySwitch);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  name: '文字を大きくしている',
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    const easySwitch = canvas.getByRole('switch', { name: '文字を大きく' });
    await expect(easySwitch).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
