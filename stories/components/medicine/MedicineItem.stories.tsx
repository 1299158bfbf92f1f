import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MedicineItem } from '../../../src/components/medicine/MedicineItem/MedicineItem';
import { plenty } from '../../support/fixtures/medicineFixtures';
import { photos } from '../../support/photos';
import { withGutter } from '../../support/withGutter';

const [amlodipine] = plenty.latest_medicines;
const [loxoprofen] = plenty.past_medicines;
if (!amlodipine || !loxoprofen) throw new Error('the fixture has no medicine');

const meta = {
  id: 'components-medicine-item',
  title: '部品/お薬/お薬',
  component: MedicineItem,
  decorators: [withGutter],
  args: { medicine: amlodipine },
} satisfies Meta<typeof MedicineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '錠剤',
  play: async ({ canvas }) => {
    const item = canvas.getByRole('article', { name: 'アムロジピンOD錠5mg' });
    await expect(item).toHaveTextContent(
      '飲み方1日1回朝食後1回の量1錠日数30日分効果血管を広げて、血圧を下げます。注意',
    );
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const AsNeeded: Story = {
  name: '必要なときだけ飲むお薬',
  args: { medicine: { ...loxoprofen, days: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('必要なときだけ')).toBeVisible();
  },
};

export const Capsule: Story = {
  name: 'カプセル',
  args: { medicine: { ...amlodipine, title: 'オメガ-3脂肪酸エチル粒状カプセル2g', dosage: '1包', usage2: null } },
};

export const Powder: Story = {
  name: '粉薬',
  args: {
    medicine: { ...amlodipine, title: '防風通聖散エキス顆粒', dosage: '1包（2.5g）', usage1: '1日3回', usage2: '食前' },
  },
};

export const Liquid: Story = {
  name: '液体の飲み薬',
  args: { medicine: { ...amlodipine, title: 'カルボシステインシロップ5%', dosage: '10mL' } },
};

export const WithPhoto: Story = {
  name: '写真のあるお薬',
  args: { medicine: { ...amlodipine, image: photos.existing } },
  play: async ({ canvas }) => {
    const photo = await canvas.findByRole<HTMLImageElement>('img', { name: 'アムロジピンOD錠5mgの写真' });
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
  },
};

export const BrokenPhoto: Story = {
  name: '写真を読み込めなければ、写真を表示しない',
  tags: ['!review', 'regression'],
  args: { medicine: { ...amlodipine, image: photos.missing } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    medicine: {
      ...amlodipine,
      title: 'カンデサルタンシレキセチル・アムロジピンベシル酸塩配合錠HD「さくら」',
      usage1: '1日2回、朝食後と夕食後（食事を抜いたときも飲んでください）',
      dosage: '朝は1錠、夕は2錠',
      precautions:
        '立ちくらみ、むくみ、歯ぐきの腫れが出ることがあります。\nグレープフルーツと一緒に飲まないでください。',
    },
  },
};
