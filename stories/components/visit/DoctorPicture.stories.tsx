import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import { DoctorPicture } from '../../../src/components/visit/DoctorPicture/DoctorPicture';
import { photos } from '../../support/photos';

const meta = {
  id: 'components-doctor-picture',
  title: '部品/受診/医師の写真',
  component: DoctorPicture,
  parameters: { layout: 'padded' },
  args: { id: 1, size: 96 },
} satisfies Meta<typeof DoctorPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '8つの絵（40〜96px）',
  render: () => (
    <Group gap="xs">
      {[96, 72, 56, 40].map((size) => (
        <Group key={size} gap="xs">
          {[0, 1, 2, 3, 4, 5, 6, 7].map((id) => (
            <DoctorPicture key={id} id={id} size={size} />
          ))}
        </Group>
      ))}
    </Group>
  ),
};

// §doctor-pictured
export const ByNumber: Story = {
  name: '絵は医師の番号で決まる',
  tags: ['!review', 'regression'],
  render: () => (
    <>
      {[1, 2, 9, null, null].map((id, index) => (
        <DoctorPicture key={index} id={id} size={56} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [one, two, nine, ...unnumbered] = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(nine).toBe(one);
    await expect(two).not.toBe(one);
    await expect(unnumbered[1]).toBe(unnumbered[0]);
  },
};

/** Finds the photo by its tag, because a decorative image has no role. */
const photoIn = (canvasElement: HTMLElement) => canvasElement.querySelector('img');

// §doctor-pictured
export const Photo: Story = {
  name: '医師の写真を、装飾の画像として表示する',
  tags: ['!review', 'regression'],
  args: { picture: photos.existing },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(photoIn(canvasElement)?.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

// §doctor-pictured
export const BrokenPhoto: Story = {
  name: '写真を読み込めなければ、絵を表示する',
  tags: ['!review', 'regression'],
  args: { picture: photos.missing },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(photoIn(canvasElement)).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

// §doctor-pictured, §links-safe
export const UnsafePhoto: Story = {
  name: 'httpsでないURLの写真は読み込まない',
  tags: ['!review', 'regression'],
  args: { picture: 'http://pictures.example/doctor.webp' },
  play: async ({ canvasElement }) => {
    await expect(photoIn(canvasElement)).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
