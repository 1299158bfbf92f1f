import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyList } from '../../../src/components/money/CopyList/CopyList';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-copy-list',
  title: '部品/お支払い/コピーできる一覧',
  component: CopyList,
  decorators: [withGutter],
  args: {
    title: 'お振込先の口座',
    items: [
      { label: 'お振込金額', value: '1,885円', textToCopy: '1885' },
      { label: '支店名', value: 'さくら第二支店' },
      { label: '支店コード', value: '402' },
      { label: '口座番号', value: '1234567' },
      { label: '口座名義', value: 'サクラオンラインクリニック' },
    ],
  },
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
} satisfies Meta<typeof CopyList>;

export default meta;
type Story = StoryObj<typeof meta>;

const copyButton = { name: '口座番号をコピー' };

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', copyButton)).toHaveTextContent('コピー');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Copied: Story = {
  name: '口座番号をコピーしたあと',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', copyButton));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('1234567');
    await expect(await canvas.findByRole('button', { name: '口座番号をコピーしました' })).toHaveTextContent(
      'コピーしました',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('口座番号をコピーしました');
    await userEvent.click(canvas.getByRole('button', { name: '支店コードをコピー' }));
    await expect(await canvas.findByRole('button', copyButton)).toBeVisible();
  },
};

export const AmountCopied: Story = {
  name: '金額は数字だけをコピーする',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'お振込金額をコピー' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('1885');
    await expect(await canvas.findByRole('status')).toHaveTextContent('お振込金額をコピーしました');
  },
};

export const WithoutClipboardApi: Story = {
  name: 'Clipboard APIが使えなくてもコピーできる',
  tags: ['!review', 'regression'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockImplementation(() => getSelection()?.toString() === '1234567');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', copyButton));
    await expect(await canvas.findByRole('button', { name: '口座番号をコピーしました' })).toBeVisible();
  },
};

// §bank-details-copied
export const CopyFailed: Story = {
  name: 'コピーに失敗すると、長押しでのコピーを案内する',
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', copyButton));
    await expect(await canvas.findByRole('status')).toHaveTextContent('口座番号の文字を長押しでコピーしてください。');
    await expect(getSelection()?.toString()).toBe('1234567');
    await expect(canvas.getByRole('button', copyButton)).toBeVisible();
  },
};

export const Narrow: Story = {
  name: 'ボタンは、値の右に入らないときだけ値の下に並ぶ',
  tags: ['!review', 'regression'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const bottomOf = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom;
    await expect(topOf(canvas.getByRole('button', copyButton))).toBeLessThan(bottomOf('1234567'));
    await userEvent.click(canvas.getByRole('button', copyButton));
    const copiedButton = await canvas.findByRole('button', { name: '口座番号をコピーしました' });
    await expect(topOf(copiedButton)).toBeLessThan(bottomOf('1234567'));
    const owner = 'サクラオンラインクリニック';
    await expect(topOf(canvas.getByRole('button', { name: '口座名義をコピー' }))).toBeGreaterThan(bottomOf(owner));
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    items: [
      { label: '支店名', value: '東京営業部第二インターネット専用支店（法人・個人事業主さま向け）' },
      { label: '口座番号', value: '12345678901234567890' },
      { label: '口座名義', value: 'イリヨウホウジンシヤダンサクラカイサクラオンラインクリニツクトウキヨウ' },
    ],
  },
};
