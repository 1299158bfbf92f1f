import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ImageField } from '../../../src/components/forms/ImageField/ImageField';
import { madeOf, paper } from '../../support/pictureFiles';
import { questionOf } from '../../support/KeepsAnswer';
import { brokenPhoto, sized, slowFile } from '../../support/pictures';
import type { PlayContext } from '../../support/bookingSteps';
import { withGutter } from '../../support/withGutter';

const question = questionOf({ text: '保険証（表面）', type: 'image_upload' });

const meta = {
  id: 'components-image-field',
  title: '部品/入力/質問：写真・ファイル',
  component: ImageField,
  decorators: [withGutter],
  args: { id: 'q7', question, value: null, onChange: fn() },
  render: function Keeps(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: Blob | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <ImageField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvas: PlayContext['canvas']) => canvas.getByLabelText('保険証（表面）', { selector: 'input' });

export const Default: Story = {
  name: '写真を選ぶ・取り消す・同じ写真を選びなおす',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: '保険証（表面）' })).toBeVisible();
    const input = inputOf(canvas);
    await expect(input).toHaveAttribute('accept', 'image/*,application/pdf');
    await expect(input).not.toHaveAttribute('capture');
    const file = paper('hokensho.png');
    await userEvent.upload(input, file);
    await expect(await canvas.findByRole('img', { name: '選んだ写真' })).toBeVisible();
    await expect(canvas.getByText('hokensho.jpg')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('選んだファイルの準備ができました');
    await userEvent.click(canvas.getByRole('button', { name: '選んだファイルを取り消す' }));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.upload(input, file);
    await expect(await canvas.findByText('hokensho.jpg')).toBeVisible();
  },
};

export const Preparing: Story = {
  name: '写真を準備しています',
  args: { value: paper('前に選んだ写真.png'), prepare: () => new Promise(() => {}), onPreparing: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.upload(inputOf(canvas), paper('hokensho.png'));
    await expect(canvas.getByRole('status')).toHaveTextContent('写真を準備しています');
    await expect(args.onPreparing).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('前に選んだ写真.png')).toBeVisible();
  },
};

export const Stopped: Story = {
  name: '準備をやめる',
  play: async ({ canvas, userEvent, args }) => {
    let handOver = () => {};
    const until = new Promise<void>((resolve) => (handOver = resolve));
    await userEvent.upload(
      inputOf(canvas),
      slowFile(paper('一枚目.png'), () => until),
    );
    await userEvent.click(canvas.getByRole('button', { name: '準備をやめる' }));
    await expect(inputOf(canvas)).toHaveFocus();
    handOver();
    await userEvent.upload(inputOf(canvas), paper('二枚目.png'));
    await expect(await canvas.findByText('二枚目.jpg')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Prepared: Story = { name: '写真を選んだ', args: { value: paper('保険証の表面.png') } };

export const WrongType: Story = {
  name: '写真でもPDFでもない',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(inputOf(canvas), madeOf('保険証の番号は', '保険証.jpg', 'image/jpeg'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真またはPDFを選んでください');
    await expect(canvas.queryByRole('button', { name: 'もう一度試す' })).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.upload(inputOf(canvas), paper('hokensho.png'));
    await expect(await canvas.findByText('hokensho.jpg')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TooLarge: Story = {
  name: '大きすぎる',
  play: async ({ canvas, userEvent, args }) => {
    const pdf = madeOf('%PDF-1.7', '検査結果.pdf', 'application/pdf');
    await userEvent.upload(inputOf(canvas), sized(pdf, 10 * 1_048_576 + 1));
    await expect(await canvas.findByText(/^ファイルが大きすぎます。10MBまで/)).toBeVisible();
    await userEvent.upload(inputOf(canvas), sized(paper('写真.png'), 40 * 1_048_576 + 1));
    await expect(await canvas.findByText(/^写真が大きすぎます。40MBまで/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '開けなかった写真をもう一度試す',
  args: { value: paper('前に選んだ写真.png') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(inputOf(canvas), brokenPhoto());
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真を開けませんでした');
    await expect(canvas.getByText('前に選んだ写真.png')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Retried: Story = {
  name: '二度目で読み込める',
  play: async ({ canvas, userEvent }) => {
    const file = paper('hokensho.png');
    await userEvent.upload(
      inputOf(canvas),
      slowFile(file, () => Promise.reject(new DOMException('', 'NotReadableError'))),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを読み込めませんでした');
    slowFile(file, () => Promise.resolve());
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await expect(await canvas.findByText('hokensho.jpg')).toBeVisible();
    await expect(inputOf(canvas)).toHaveFocus();
  },
};

export const Missing: Story = { name: '選ばずに進もうとした', args: { problem: 'missing' } };

export const LongText: Story = {
  name: '長い文',
  args: {
    value: madeOf(
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
