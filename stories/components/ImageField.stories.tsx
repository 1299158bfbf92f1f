import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ImageField } from '../../src/components/ImageField/ImageField';
import { madeOf, paper } from '../support/files';
import { questionOf } from '../support/KeepsAnswer';
import { withGutter } from '../support/withGutter';

const question = questionOf({ text: '保険証（表面）', type: 'image_upload' });

const meta = {
  id: 'components-image-field',
  title: '部品/質問：写真・ファイル',
  component: ImageField,
  decorators: [withGutter],
  args: { id: 'q7', question, file: null, onChange: fn() },
  render: function Keeps(args) {
    const [file, setFile] = useState(args.file);
    const change = (next: Blob | null) => {
      setFile(next);
      args.onChange(next);
    };
    return <ImageField {...args} file={file} onChange={change} />;
  },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '写真を選ぶ・取り消す・選びなおす',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: '保険証（表面）' })).toBeVisible();
    const input = canvas.getByLabelText('保険証（表面）', { selector: 'input' });
    await expect(input).toHaveAttribute('accept', 'image/*,application/pdf');
    await expect(input).not.toHaveAttribute('capture');
    await userEvent.upload(input, paper('hokensho.png'));
    await expect(await canvas.findByRole('img', { name: '選んだ写真' })).toBeVisible();
    await expect(canvas.getByText('hokensho.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '選んだファイルを取り消す' }));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.upload(input, paper('hokensho.png'));
    await expect(await canvas.findByText('hokensho.png')).toBeVisible();
  },
};

export const Photo: Story = { name: '写真を選んだ', args: { file: paper('保険証の表面.png') } };

export const Pdf: Story = {
  name: 'PDFを選んだ',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('保険証（表面）', { selector: 'input' }),
      madeOf('%PDF-1.7', '資格確認書.pdf', 'application/pdf'),
    );
    await expect(await canvas.findByText('資格確認書.pdf')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WrongType: Story = {
  name: '写真でもPDFでもない',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('保険証（表面）', { selector: 'input' });
    await userEvent.upload(input, madeOf('PK zip', '保険証.jpg', 'image/jpeg'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真またはPDFを選んでください');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.upload(input, paper('hokensho.png'));
    await expect(await canvas.findByText('hokensho.png')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TooLarge: Story = {
  name: '10MBを超える',
  play: async ({ canvas, userEvent, args }) => {
    const large = madeOf('%PDF-1.7'.padEnd(10 * 1024 * 1024 + 1), '検査結果.pdf', 'application/pdf');
    await userEvent.upload(canvas.getByLabelText('保険証（表面）', { selector: 'input' }), large);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルが大きすぎます');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Missing: Story = { name: '選ばずに進もうとした', args: { problem: 'missing' } };

export const LongText: Story = {
  name: '長い文',
  args: {
    file: madeOf(
      '%PDF-1.7',
      '2026年6月_人間ドック_検査結果報告書_さくら総合健診センター_詳細版.pdf',
      'application/pdf',
    ),
    question: {
      ...question,
      required: false,
      text: '資格確認書、またはマイナ保険証の資格情報画面（1枚目）の写真を選んでください',
      hint: 'マイナンバーカードの裏面（12桁の番号が書かれた面）は、写真に写さないでください。',
    },
  },
};
