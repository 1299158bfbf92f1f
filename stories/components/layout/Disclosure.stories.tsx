import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Disclosure } from '../../../src/components/layout/Disclosure/Disclosure';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-disclosure',
  title: '部品/画面の構成/開く見出し',
  component: Disclosure,
  decorators: [withGutter],
  args: {
    title: '5月8日（金） 痛風（高尿酸血症）',
    text: 'お薬2種類',
    children: <p style={{ padding: 16 }}>フェブキソスタット錠10mg</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '内容を閉じた状態',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /5月8日.*お薬2種類/, expanded: false })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  name: '見出しを押すたびに、内容が開閉する',
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: /5月8日/ });
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('フェブキソスタット錠10mg')).toBeVisible());
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await userEvent.click(heading);
    await waitFor(() => expect(canvas.getByRole('region', { name: /5月8日/ })).toBeVisible());
  },
};

export const Plain: Story = {
  name: 'カードの中の、囲みのない見出し',
  args: { variant: 'plain', opened: true, aside: <Button variant="subtle">領収書</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /5月8日/, expanded: true })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /5月8日/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '領収書' })).toBeVisible();
  },
};
