import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Sheet } from '../../src/components/Sheet/Sheet';
import { confirm } from '../../src/copy/confirm';
import { withRouter } from '../support/withRouter';

const sections = (repeat: number) =>
  Array.from({ length: repeat }, () => confirm.terms.sections)
    .flat()
    .map(({ heading, text }, index) => (
      <section key={index}>
        <h3>{heading}</h3>
        <p>{text}</p>
      </section>
    ));

const meta = {
  id: 'components-sheet',
  title: '部品/シート',
  component: Sheet,
  decorators: [withRouter],
  args: { opened: true, title: '利用規約', onClose: fn(), children: sections(1) },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '利用規約',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '利用規約' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Short: Story = { name: '短い文', args: { children: <p>この規約は、2026年7月1日から適用されます。</p> } };

export const LongText: Story = {
  name: '長い文は中でスクロールする',
  args: { children: sections(3) },
  play: async ({ userEvent }) => {
    const text = await screen.findByRole('region', { name: '利用規約' });
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(screen.getByRole('button', { name: '閉じる' })).toBeVisible();
    screen.getByRole('button', { name: '閉じる' }).focus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
  },
};
