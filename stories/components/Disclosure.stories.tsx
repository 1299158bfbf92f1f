import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from '../../src/components/Disclosure/Disclosure';
import { tabThrough } from '../support/keyboard';
import { withGutter } from '../support/withGutter';

const meta = {
  id: 'components-disclosure',
  title: '部品/開く見出し',
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
  name: '閉じている',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('フェブキソスタット錠10mg')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('お薬2種類').closest('summary')).toHaveFocus();
  },
};

export const Open: Story = {
  name: '開いて、閉じる',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/5月8日/));
    await expect(canvas.getByText('フェブキソスタット錠10mg')).toBeVisible();
    await userEvent.click(canvas.getByText(/5月8日/));
    await expect(canvas.getByText('フェブキソスタット錠10mg')).not.toBeVisible();
    await userEvent.click(canvas.getByText(/5月8日/));
  },
};

export const TitleOnly: Story = {
  name: '一言なし',
  render: () => (
    <Disclosure title="5月8日（金） 痛風（高尿酸血症）">
      <p style={{ padding: 16 }}>フェブキソスタット錠10mg</p>
    </Disclosure>
  ),
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  play: async ({ canvas, userEvent }) => {
    // The browser's own `details` tells whether it is open, and takes Enter and Space by itself (tests/e2e/keyboard.spec.ts proves it).
    const details = canvas.getByRole('group');
    await expect(details.tagName).toBe('DETAILS');
    const summary = canvas.getByText('お薬2種類').closest('summary') as HTMLElement;
    await tabThrough(userEvent, summary);
    await userEvent.tab();
    await expect(details).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    title: '2025年12月12日（金） 高血圧・脂質異常症・高尿酸血症の治療（生活習慣病の総合診療）',
    text: 'お薬12種類',
  },
};
