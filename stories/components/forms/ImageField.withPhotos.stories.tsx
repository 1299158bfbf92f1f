import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type Mock } from 'storybook/test';

import { madeOf } from '../../support/pictureFiles';
import { bitmap, heicPhoto, look, lyingPhoto, photoOf } from '../../support/pictures';
import base from './ImageField.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-image-field', title: '部品/入力/質問：写真・ファイル', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const GIF = 'R0lGODlhCAAIAIAAAAtyaP///yH5BAAAAAAALAAAAAAIAAgAAAIHhI+py+1dAAA7';

/** Picks a file and returns the prepared file that `onChange` receives. */
async function picked({ canvas, userEvent, args }: Context, file: File): Promise<File> {
  const onChange = args.onChange as Mock<(file: Blob | null) => void>;
  const before = onChange.mock.calls.length;
  await userEvent.upload(canvas.getByLabelText('保険証（表面）', { selector: 'input' }), file);
  // A HEIC photo needs its decoder loaded first.
  await waitFor(() => expect(onChange.mock.calls.length).toBe(before + 1));
  return onChange.mock.lastCall?.[0] as File;
}

export const Upright: Story = {
  name: '横向きに保存された写真は正しい向きになり、撮影場所は取り除かれる',
  play: async (context) => {
    const photo = await lyingPhoto(300, 200);
    await expect(await look(photo)).toMatchObject({ hasExif: true });
    const prepared = await picked(context, photo);
    await expect(prepared).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' });
    await expect(await look(prepared)).toEqual({
      size: '200×300',
      whiteAt: { topLeft: false, topRight: true },
      hasExif: false,
    });
  },
};

export const Scaled: Story = {
  name: '大きな写真は2,000ピクセルまで小さくなる',
  play: async (context) => {
    const prepared = await picked(context, await photoOf(3000, 4000));
    await expect(await look(prepared)).toMatchObject({ size: '1500×2000', whiteAt: { topLeft: true } });
  },
};

export const TallCapture: Story = {
  name: '縦長の画面の写しは、文字が読める大きさのまま',
  play: async (context) => {
    const prepared = await picked(context, await photoOf(1080, 15_900));
    await expect(await look(prepared)).toMatchObject({ size: '1042×15348', whiteAt: { topLeft: true } });
  },
};

export const Heic: Story = {
  name: 'HEICの写真はJPEGになる',
  play: async (context) => {
    const prepared = await picked(context, heicPhoto());
    await expect(prepared).toMatchObject({ name: 'IMG_0002.jpg', type: 'image/jpeg' });
    await expect(await look(prepared)).toMatchObject({
      size: '64×48',
      whiteAt: { topLeft: true, topRight: false },
    });
  },
};

export const Pdf: Story = {
  name: 'PDFはそのまま受け取る',
  play: async (context) => {
    const pdf = madeOf('%PDF-1.7', '資格確認書.pdf', 'application/pdf');
    await expect(await picked(context, pdf)).toBe(pdf);
    await expect(await context.canvas.findByText('資格確認書.pdf')).toBeVisible();
    await expect(context.canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LeadingBytes: Story = {
  name: 'はじめに余分な文字のあるPDFも、PDFとして受け取る',
  play: async (context) => {
    const pdf = madeOf('\xEF\xBB\xBF\r\n%PDF-1.7', '検査結果.pdf', 'application/pdf');
    await expect(await picked(context, pdf)).toBe(pdf);
  },
};

export const OtherPictures: Story = {
  name: 'ブラウザが開けるGIF・BMPの写真は、JPEGになる',
  play: async (context) => {
    for (const file of [madeOf(atob(GIF), '検査.gif', 'image/gif'), bitmap('検査.bmp')]) {
      const prepared = await picked(context, file);
      await expect(prepared).toMatchObject({ name: '検査.jpg', type: 'image/jpeg' });
      await expect(await look(prepared)).toMatchObject({ size: '8×8' });
    }
  },
};

/** Picks a file that is refused in these words. */
async function refused({ canvas, userEvent, args }: Context, file: File, words: string) {
  await userEvent.upload(canvas.getByLabelText('保険証（表面）', { selector: 'input' }), file);
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(words));
  await expect(canvas.queryByRole('button', { name: 'もう一度試す' })).not.toBeInTheDocument();
  await expect(args.onChange).not.toHaveBeenCalled();
}

export const NotOpened: Story = {
  name: 'ブラウザが開けない写真は、形式の名前とともに断る',
  play: async (context) => {
    for (const [kind, head] of [
      ['GIF', 'GIF89a'],
      ['AVIF', '\0\0\0\x1Cftypavif'],
      ['BMP', 'BM\x36\0\0\0\0\0\0\0'],
      ['TIFF', 'II*\0'],
    ] as const) {
      const words = `${kind}の写真を開けませんでした。JPEGかPNGで保存し直すか、`;
      await refused(context, madeOf(`${head} broken`, '検査', 'image/x'), words);
    }
  },
};

export const LockedPdf: Story = {
  name: 'パスワードのかかったPDFは、外してから選んでいただく',
  play: async (context) => {
    const pdf = madeOf('%PDF-1.7 trailer <</Encrypt 8 0 R>> startxref 0', '検査結果.pdf', 'application/pdf');
    await refused(context, pdf, 'パスワードのかかったPDFです。パスワードを外してから選ぶか、');
  },
};

export const NoContent: Story = {
  name: '中身のないファイルは、保存し直していただく',
  play: async (context) => {
    await refused(context, madeOf('', '検査結果.pdf', 'application/pdf'), 'ファイルの中身がありません。');
  },
};
