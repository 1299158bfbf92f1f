import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Illustration, type IllustrationName } from '../../../src/components/feedback/Illustration/Illustration';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-illustration',
  title: '部品/お知らせ/絵',
  component: Illustration,
  decorators: [withGutter],
  args: { name: 'calendar-empty' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '飾りの絵は読み上げられない',
  tags: ['!review', 'regression'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

const USES: Record<IllustrationName, string> = {
  'calendar-empty': '予約がない、日時を変えた',
  visit: '予約した',
  parcel: 'お支払いが済んだ',
  'form-done': '答える質問がない',
  'medicine-empty': '処方履歴がない',
  'test-empty': '検査履歴がない',
  'address-empty': '住所がない',
  'payment-empty': 'お支払いがない',
  'payment-cancelled': 'お支払いをやめた',
  offline: 'インターネットにつながらない',
  hourglass: '時間がかかっている、受付が終わった',
  'server-trouble': 'クリニックにつながりにくい',
  broken: '正しく読み込めない',
  login: 'もう一度ログインする',
  'not-found': 'ページが見つからない',
  preparing: '会計を確認している',
};

export const All: Story = {
  name: 'すべての絵',
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        gap: 16,
        listStyle: 'none',
      }}
    >
      {(Object.keys(USES) as IllustrationName[]).map((name) => (
        <li key={name} style={{ fontSize: '0.875rem', textAlign: 'center' }}>
          <Illustration name={name} />
          {USES[name]}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    // Until a picture has loaded, its `svg` contains only two shapes.
    const loadedPictures = () =>
      [...canvasElement.querySelectorAll('svg')].filter(({ childElementCount }) => childElementCount > 2);
    await waitFor(() => expect(loadedPictures()).toHaveLength(Object.keys(USES).length));
  },
};
