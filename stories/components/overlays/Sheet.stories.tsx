import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Text } from '../../../src/components/layout/JaText/texts';
import { Sheet } from '../../../src/components/overlays/Sheet/Sheet';
import { confirm } from '../../../src/copy/confirm';
import { tabThrough, tabTo } from '../../support/keyboard';
import { withRouter } from '../../support/withRouter';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';

const sections = (repeat: number) =>
  Array.from({ length: repeat }, () => confirm.terms.sections)
    .flat()
    .map(({ heading, text }, index) => (
      <section key={index}>
        <h3>{heading}</h3>
        <Text>{text}</Text>
      </section>
    ));

const meta = {
  id: 'components-sheet',
  title: '部品/重なる画面/シート',
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

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { opened: false, children: sections(3) },
  render: function WithOpenButton(args) {
    const [opened, setOpened] = useState(args.opened);
    return (
      <>
        <MainButton onClick={() => setOpened(true)}>利用規約を読む</MainButton>
        <Sheet {...args} opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: '利用規約を読む' });
    for (const closingKey of ['{Escape}', '{Enter}']) {
      await tabTo(userEvent, openButton);
      await userEvent.keyboard('{Enter}');
      const sheet = within(await screen.findByRole('dialog', { name: '利用規約' }));
      const [text, button] = [sheet.getByRole('region', { name: '利用規約' }), sheet.getByRole('button')];
      await waitFor(() => expect(text).toHaveFocus());
      await tabThrough(userEvent, button, text, button);
      await userEvent.keyboard(closingKey);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(openButton).toHaveFocus());
    }
  },
};

export const LongText: Story = {
  name: '長い文は、シートの中でスクロールする',
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
