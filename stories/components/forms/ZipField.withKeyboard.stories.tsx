import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { postal } from '../../../src/copy/postalCopy';
import { tabThrough } from '../../support/keyboard';
import base, { Candidates } from './ZipField.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-zip-field', title: '部品/入力/郵便番号', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardAlone: Story = {
  ...Candidates,
  name: 'キーボードと読み上げ',
  play: async ({ canvas, userEvent }) => {
    const zip = canvas.getByRole('textbox', { name: '郵便番号' });
    await tabThrough(userEvent, zip);
    await userEvent.keyboard('6028065');
    // Announced while the focus stays in the field; the candidates are the next tab stops.
    const towns = within(await canvas.findByRole('group', { name: postal.candidates })).getAllByRole('button');
    await expect(canvas.getByRole('status')).toHaveTextContent(postal.offered(towns.length));
    await expect(zip).toHaveFocus();
    await tabThrough(userEvent, towns[0] as HTMLElement);
    await userEvent.keyboard(' ');
    await expect(towns[0]).toHaveAttribute('aria-pressed', 'true');
    await expect(towns[0]).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(postal.filled);
  },
};
