import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { ConsentList } from '../../../src/components/booking/ConsentList/ConsentList';
import { confirm } from '../../../src/copy/confirm';

const meta = {
  id: 'components-consent-list',
  title: '部品/予約/同意のチェック',
  component: ConsentList,
  parameters: { layout: 'padded' },
  args: {
    items: confirm.consents,
    checked: [false, false, false, false],
    onChange: fn(),
    termsButton: { label: '利用規約を読む', onOpen: fn() },
  },
  render: function Consents(args) {
    const [checked, setChecked] = useState(args.checked);
    const change = (index: number, value: boolean) => {
      args.onChange(index, value);
      setChecked(checked.map((before, position) => (position === index ? value : before)));
    };
    return <ConsentList {...args} checked={checked} onChange={change} />;
  },
} satisfies Meta<typeof ConsentList>;

export default meta;
type Story = StoryObj<typeof meta>;

const THIRD_CONSENT = '18歳以上で日本国内に住んでおり、提携クリニックの医師による診療を受けることに同意します';

export const Default: Story = {
  name: 'どれもチェックしていない',
  play: async ({ canvas, args, userEvent }) => {
    const thirdBox = canvas.getByRole('checkbox', { name: THIRD_CONSENT });
    await expect(thirdBox).not.toBeChecked();
    await expect(thirdBox).toHaveAttribute('id', 'consent-3');
    await userEvent.click(canvas.getByText(THIRD_CONSENT));
    await expect(thirdBox).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(2, true);
    thirdBox.focus();
    await userEvent.keyboard(' ');
    await expect(thirdBox).not.toBeChecked();
  },
};

// §blocked-says-why
export const ConsentMissing: Story = {
  name: '同意が足りないまま進もうとした',
  args: { checked: [true, false, false, false], markedIndex: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')[1]).toHaveAccessibleDescription('チェックしてください');
  },
};

export const WholeRow: Story = {
  name: '行のどこを押しても、チェックが変わる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const termsBox = canvas.getByRole('checkbox', { name: '利用規約に同意します' });
    const { left, top } = termsBox.getBoundingClientRect();
    const [rowEdge, aboveBox] = [canvasElement.getBoundingClientRect().right - 4, top - 8];
    for (const [x, y] of [
      [rowEdge, top],
      [left - 8, aboveBox],
    ] as const) {
      const wasChecked = (termsBox as HTMLInputElement).checked;
      await userEvent.click(document.elementFromPoint(x, y) as Element);
      await expect((termsBox as HTMLInputElement).checked).toBe(!wasChecked);
    }
  },
};

export const ReadTerms: Story = {
  name: '「利用規約を読む」を押しても、チェックは変わらない',
  tags: ['!review', 'regression'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '利用規約を読む' }));
    await expect(args.termsButton.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: '利用規約に同意します' })).not.toBeChecked();
  },
};

export const SomeChecked: Story = {
  name: '4つのうち2つをチェックした',
  parameters: { chromatic: { modes: forcedColours } },
  args: { checked: [true, true, false, false] },
};
