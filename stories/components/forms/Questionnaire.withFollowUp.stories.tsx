import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questionOf } from '../../support/KeepsAnswer';
import base, { type Args } from './Questionnaire.stories';

// The component's main stories file has the docs page.
const meta = {
  ...base,
  id: 'components-questionnaire',
  title: '部品/入力/問診票の1ページ',
  tags: ['!autodocs'],
  args: {
    ...base.args,
    questions: [
      questionOf({
        text: 'アレルギー',
        type: 'multiple_choice',
        choices: [
          { id: 1, text: 'その他の薬' },
          { id: 2, text: '特になし' },
        ],
      }),
      questionOf({
        key: '2',
        text: '薬や食べ物の名前',
        type: 'text',
        required: false,
        follows: { key: '1', choices: ['1'] },
      }),
    ],
  },
};

export default meta;
type Story = StoryObj<Args>;

export const FollowUp: Story = {
  name: 'あてはまるときだけ、名前をたずねる（任意）',
  play: async ({ canvas, userEvent, args }) => {
    const name = () => canvas.queryByRole('textbox', { name: '薬や食べ物の名前' });
    await expect(name()).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'その他の薬' }));
    await expect(name()).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '特になし' }));
    await expect(name()).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'その他の薬' }));
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalled();
  },
};
