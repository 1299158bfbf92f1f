import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { InspectionsPage } from '../../src/pages/InspectionsPage/InspectionsPage';
import { inspections, plenty } from '../support/fixtures/medicineFixtures';
import { noReservations } from '../support/fixtures/reservationFixtures';
import { inspectionList, medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-inspections',
  title: '画面/検査履歴',
  component: InspectionsPage,
  beforeEach: ({ msw }) => msw.use(inspectionList.answers(inspections)),
  ...inApp('/medicine/inspection'),
} satisfies Meta<typeof InspectionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '検査がある',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/結果は、診察のときに医師におたずねください。$/)).toBeVisible();
    const june = within(await canvas.findByRole('region', { name: '6月1日（月） 高血圧治療' }));
    await expect(june.getByRole('article', { name: '基本検査' })).toHaveTextContent('血圧・体重・血球・肝機能・腎機能');
    await expect(june.getByRole('article', { name: '脂質検査' })).toHaveTextContent('中性脂肪');
    const olderVisit = within(canvas.getByRole('region', { name: '2025年12月12日（金） 高血圧治療' }));
    await expect(olderVisit.getByRole('article', { name: '血糖検査' })).toHaveTextContent('血糖値・HbA1c');
    // The app does not know what 尿検査 measures.
    const unknownTest = olderVisit.getByRole('article', { name: '尿検査' });
    await expect(unknownTest).toHaveTextContent(/^尿検査$/);
    await expect(within(unknownTest).queryByText(/調べる項目/)).not.toBeInTheDocument();
  },
};

export const FromPrescriptions: Story = {
  name: '処方履歴から検査履歴に切り替える',
  tags: ['!review', 'regression'],
  ...inApp('/medicine'),
  beforeEach: ({ msw }) => msw.use(medicineList.answers(plenty), reservationList.answers(noReservations)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: '最新のお薬' });
    await userEvent.click(canvas.getByRole('link', { name: '検査履歴' }));
    await expect(await canvas.findByRole('article', { name: '尿酸検査' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '検査履歴' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'お薬管理' })).toHaveAttribute('aria-current', 'page');
  },
};

const states = pageStates({
  list: inspectionList,
  content: (canvas) => canvas.queryByRole('article', { name: '基本検査' }),
});

export const Empty: Story = {
  name: '検査がない',
  ...states.empty(inspectionList.answers([]), '検査履歴はありません'),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };
