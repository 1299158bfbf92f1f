import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paper } from '../../support/pictureFiles';
import { tabThrough } from '../../support/keyboard';
import { brokenPhoto } from '../../support/pictures';
import base from './ImageField.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-image-field', title: '部品/入力/質問：写真・ファイル', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: { value: paper('前に選んだ写真.png'), problem: 'missing' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: '保険証（表面）' })).toBeVisible();
    const input = canvas.getByLabelText('保険証（表面）', { selector: 'input' });
    await tabThrough(userEvent, input);
    await expect(input).toHaveAccessibleName('保険証（表面） 別の写真・ファイルを選ぶ');
    await expect(input).toHaveAccessibleDescription(/^この質問にお答えください/);
    const remove = canvas.getByRole('button', { name: '選んだファイルを取り消す' });
    await tabThrough(userEvent, remove);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    // The button is removed, so the focus returns to the field.
    await expect(remove).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, brokenPhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真を開けませんでした');
    await tabThrough(userEvent, canvas.getByRole('button', { name: 'もう一度試す' }));
  },
};
