import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import { ImageField } from '../../../src/components/forms/ImageField/ImageField';
import { questionOf } from '../../support/StatefulField';
import type { PlayContext } from '../../support/bookingSteps';
import { tabThrough } from '../../support/keyboard';
import { fileOfContent, cardPicture } from '../../support/pictureFiles';
import { brokenPhoto, heicPhoto, describePicture, turnedPhoto, photoOf, slowFile } from '../../support/pictures';
import { withGutter } from '../../support/withGutter';

const question = questionOf({ text: '保険証（表面）', type: 'image_upload' });

const meta = {
  id: 'components-image-field',
  title: '部品/入力/質問：写真・ファイル',
  component: ImageField,
  decorators: [withGutter],
  args: { id: 'q7', question, value: null, onChange: fn() },
  render: function WithValue(args) {
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
  name: '写真を選び、取り消し、同じ写真を選び直す',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: '保険証（表面）' })).toBeVisible();
    const input = inputOf(canvas);
    await expect(input).toHaveAttribute('accept', 'image/*,application/pdf');
    await expect(input).not.toHaveAttribute('capture');
    const file = cardPicture('hokensho.png');
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
  name: '写真を準備している',
  args: { value: cardPicture('前に選んだ写真.png'), prepare: () => new Promise(() => {}), onPreparing: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.upload(inputOf(canvas), cardPicture('hokensho.png'));
    await expect(canvas.getByRole('status')).toHaveTextContent('写真を準備しています');
    await expect(args.onPreparing).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('前に選んだ写真.png')).toBeVisible();
  },
};

export const Stopped: Story = {
  name: '写真の準備をやめると、別の写真を選べる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent, args }) => {
    let makeReadable = () => {};
    const ready = new Promise<void>((resolve) => (makeReadable = resolve));
    await userEvent.upload(
      inputOf(canvas),
      slowFile(cardPicture('一枚目.png'), () => ready),
    );
    await userEvent.click(canvas.getByRole('button', { name: '準備をやめる' }));
    await expect(inputOf(canvas)).toHaveFocus();
    makeReadable();
    await userEvent.upload(inputOf(canvas), cardPicture('二枚目.png'));
    await expect(await canvas.findByText('二枚目.jpg')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Prepared: Story = { name: '写真を選んだあと', args: { value: cardPicture('保険証の表面.png') } };

export const WrongType: Story = {
  name: '写真でもPDFでもないファイルは受け取らない',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(inputOf(canvas), fileOfContent('保険証の番号は', '保険証.jpg', 'image/jpeg'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '写真（JPEG・PNG・HEIC・WebP）またはPDFを選んでください',
    );
    await expect(canvas.queryByRole('button', { name: 'もう一度試す' })).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.upload(inputOf(canvas), cardPicture('hokensho.png'));
    await expect(await canvas.findByText('hokensho.jpg')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '写真を開けなければ、もう一度試せる',
  args: { value: cardPicture('前に選んだ写真.png') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(inputOf(canvas), brokenPhoto());
    const retryButton = await canvas.findByRole('button', { name: 'もう一度試す' });
    await userEvent.click(retryButton);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真を開けませんでした');
    await expect(canvas.getByText('前に選んだ写真.png')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

// §upload-survives-failure
export const ChosenAgain: Story = {
  name: 'ファイルを読み取れなければ、選び直せる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const rejectRead = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await userEvent.upload(inputOf(canvas), slowFile(cardPicture('hokensho.png'), rejectRead));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを読み取れませんでした');
    await userEvent.upload(inputOf(canvas), cardPicture('hokensho.png'));
    await expect(await canvas.findByText('hokensho.jpg')).toBeVisible();
  },
};

export const Missing: Story = { name: '写真を選ばずに進もうとした', args: { problem: 'missing' } };

export const LongText: Story = {
  name: '長い文',
  args: {
    value: fileOfContent(
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

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { value: cardPicture('前に選んだ写真.png'), problem: 'missing' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: '保険証（表面）' })).toBeVisible();
    const input = canvas.getByLabelText('保険証（表面）', { selector: 'input' });
    await tabThrough(userEvent, input);
    await expect(input).toHaveAccessibleName('保険証（表面） 別の写真・ファイルを選ぶ');
    await expect(input).toHaveAccessibleDescription(/^保険証（表面）を添えてください/);
    const removeButton = canvas.getByRole('button', { name: '選んだファイルを取り消す' });
    await tabThrough(userEvent, removeButton);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(removeButton).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, brokenPhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真を開けませんでした');
    await tabThrough(userEvent, canvas.getByRole('button', { name: 'もう一度試す' }));
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];

async function selectAndPrepare({ canvas, userEvent, args }: Context, file: File): Promise<File> {
  const onChange = args.onChange as Mock<(file: Blob | null) => void>;
  const callsBefore = onChange.mock.calls.length;
  await userEvent.upload(canvas.getByLabelText('保険証（表面）', { selector: 'input' }), file);
  // Waits, because the app loads a decoder before preparing a HEIC photo.
  await waitFor(() => expect(onChange.mock.calls.length).toBe(callsBefore + 1));
  return onChange.mock.lastCall?.[0] as File;
}

// §picture-prepared
export const Upright: Story = {
  name: '写真の向きを直し、撮影場所を取り除く',
  tags: ['!review', 'regression'],
  play: async (context) => {
    const photo = await turnedPhoto(300, 200);
    await expect(await describePicture(photo)).toMatchObject({ hasExif: true });
    const prepared = await selectAndPrepare(context, photo);
    await expect(prepared).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' });
    await expect(await describePicture(prepared)).toEqual({
      size: '200×300',
      whiteAt: { topLeft: false, topRight: true },
      hasExif: false,
    });
  },
};

// §picture-prepared
export const Scaled: Story = {
  name: '大きな写真は、長い辺を2,000ピクセルに縮める',
  tags: ['!review', 'regression'],
  play: async (context) => {
    const prepared = await selectAndPrepare(context, await photoOf(3000, 4000));
    await expect(await describePicture(prepared)).toMatchObject({ size: '1500×2000', whiteAt: { topLeft: true } });
  },
};

// §picture-prepared
export const TallCapture: Story = {
  name: '縦長のスクリーンショットは、文字を読める大きさに保つ',
  tags: ['!review', 'regression'],
  play: async (context) => {
    const prepared = await selectAndPrepare(context, await photoOf(1080, 15_900));
    await expect(await describePicture(prepared)).toMatchObject({ size: '1042×15348', whiteAt: { topLeft: true } });
  },
};

export const Heic: Story = {
  name: 'HEICの写真はJPEGになる',
  tags: ['!review', 'regression'],
  play: async (context) => {
    const prepared = await selectAndPrepare(context, heicPhoto());
    await expect(prepared).toMatchObject({ name: 'IMG_0002.jpg', type: 'image/jpeg' });
    await expect(await describePicture(prepared)).toMatchObject({
      size: '64×48',
      whiteAt: { topLeft: true, topRight: false },
    });
  },
};

export const Pdf: Story = {
  name: 'PDFは変換せずにそのまま受け取る',
  play: async (context) => {
    const pdf = fileOfContent('%PDF-1.7', '資格確認書.pdf', 'application/pdf');
    await expect(await (await selectAndPrepare(context, pdf)).text()).toBe('%PDF-1.7');
    await expect(await context.canvas.findByText('資格確認書.pdf')).toBeVisible();
    await expect(context.canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const RefusedSizes: Story = {
  name: '大きすぎるファイルと空のファイルは受け取らない',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent, args }) => {
    const pdf = (content: string) => fileOfContent(content, '検査結果.pdf', 'application/pdf');
    const largePdf = Object.defineProperty(pdf('%PDF-1.7'), 'size', { value: 10 * 1_048_576 + 1 });
    await userEvent.upload(inputOf(canvas), largePdf);
    await expect(await canvas.findByText(/^ファイルが大きすぎます。10MBまで/)).toBeVisible();
    await userEvent.upload(inputOf(canvas), pdf(''));
    await expect(await canvas.findByText(/^ファイルの中身がありません。/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
