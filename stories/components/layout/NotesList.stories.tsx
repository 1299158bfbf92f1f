import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotesList } from '../../../src/components/layout/NotesList/NotesList';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-notes-list',
  title: '部品/画面の構成/注意の一覧',
  component: NotesList,
  decorators: [withGutter],
  args: {
    title: '手元にご用意ください',
    items: ['保険証または資格確認書', 'お薬手帳（ほかの病院のお薬がわかるもの）'],
  },
} satisfies Meta<typeof NotesList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '手元にご用意ください' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
