import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type Mock } from 'storybook/test';
import { madeOf } from '../../support/pictureFiles';
import { heicPhoto, look, lyingPhoto, photoOf } from '../../support/pictures';
import base from './ImageField.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-image-field', title: '部品/入力/質問：写真・ファイル', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

/** Picks a file and returns the prepared file that `onChange` receives. */
async function picked(
  { canvas, userEvent, args }: Parameters<NonNullable<Story['play']>>[0],
  file: File,
): Promise<File> {
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
