import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotesList } from '../../../src/components/records/NotesList/NotesList';
import { confirm } from '../../../src/copy/confirmCopy';

const meta = {
  id: 'components-notes-list',
  title: '部品/記録/ご注意の一覧',
  component: NotesList,
  parameters: { layout: 'padded' },
  args: { title: confirm.notesTitle, items: confirm.notes },
} satisfies Meta<typeof NotesList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    const notes = within(canvas.getByRole('region', { name: 'ご注意' }));
    await expect(notes.getAllByRole('listitem')).toHaveLength(7);
    await expect(notes.getByText('診療の録音・録画・撮影はご遠慮ください。')).toBeVisible();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: { title: 'お薬とお支払いについてのご注意', items: [confirm.notes.join('')] },
};
