import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { ChoiceCards } from '../../../src/components/forms/ChoiceCards/ChoiceCards';
import { withGutter } from '../../support/withGutter';

function WithValue(props: ComponentProps<typeof ChoiceCards>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <ChoiceCards {...props} value={value} onChange={change} />;
}

const meta = {
  id: 'components-choice-cards',
  title: '部品/入力/説明つきの選択肢',
  component: ChoiceCards,
  decorators: [withGutter],
  render: (args) => <WithValue {...args} />,
  args: {
    id: 'method',
    label: 'お支払い方法',
    choices: [
      { value: 'card', title: 'クレジットカード', text: 'カード会社の決済画面に移動します。', icon: IconCreditCard },
      { value: 'bank', title: '銀行振込', text: '専用の振込先をご案内します。', icon: IconBuildingBank },
    ],
    value: 'card',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '1つを選んでいる',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'お支払い方法' })).toBeVisible();
    const bankRadio = canvas.getByRole('radio', { name: '銀行振込' });
    await expect(bankRadio).toHaveAccessibleDescription('専用の振込先をご案内します。');
    await userEvent.click(bankRadio);
    await expect(args.onChange).toHaveBeenLastCalledWith('bank');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'クレジットカード' })).toBeChecked();
  },
};

// §blocked-says-why
export const Missing: Story = {
  name: '選ばずに進もうとした',
  args: { value: null, problem: 'お支払い方法をお選びください' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('お支払い方法をお選びください');
  },
};

export const Marked: Story = {
  name: '印とボタンのある選択肢',
  args: {
    id: 'deliver',
    label: 'お届け先',
    choices: [{ value: '1', title: '〒100-0001\n東京都千代田区千代田1-1', mark: '主な住所' }],
    value: '1',
    children: <button type="button">住所を追加する</button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /千代田1-1$/ })).toHaveAccessibleDescription('主な住所');
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    choices: [
      {
        value: 'card',
        title:
          '〒600-8216\n京都府京都市下京区烏丸通七条下る東塩小路町721番地の1\nグランドメゾン京都ウエストタワー 2203号室',
        text: '管理人室にお預けします。お受け取りの際は、身分証明書をお持ちください。',
        mark: '主な住所',
        icon: IconCreditCard,
      },
    ],
  },
};
