import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
        text: '最近の気になる症状',
        type: 'multiple_choice',
        choices: [
          { id: 1, text: '頭痛' },
          { id: 2, text: 'ろれつが回らない', urgent: true },
          { id: 3, text: '特になし' },
        ],
      }),
    ],
  },
};

export default meta;
type Story = StoryObj<Args>;

const NAME = 'いま症状がある方は、すぐに119番へ電話してください';
const dialog = async () => within(await screen.findByRole('dialog', { name: NAME }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const StopsAtOnce: Story = {
  name: '選ぶとすぐに119番を示し、もう一度押すまで進まない',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '頭痛' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ろれつが回らない' }));
    await expect((await dialog()).getByText('ろれつが回らない')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'いまは症状がないので続ける' }));
    await isClosed();
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const GoesOnOnce: Story = {
  name: '続けると答えた症状では、もう止まらない',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ろれつが回らない' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'いまは症状がないので続ける' }));
    await isClosed();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const NothingExcludesOthers: Story = {
  name: '「特になし」を選ぶと、ほかの症状は外れる',
  args: { answers: { 1: ['1'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '特になし' }));
    await expect(canvas.getByRole('checkbox', { name: '頭痛' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '頭痛' }));
    await expect(canvas.getByRole('checkbox', { name: '特になし' })).not.toBeChecked();
  },
};
