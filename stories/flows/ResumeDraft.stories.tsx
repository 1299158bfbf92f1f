import type { Meta, StoryObj } from '@storybook/react-vite';
import { get, set } from 'idb-keyval';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { storeConsents, answerQuestionnaire, answerFromSecondPage, expectBooked } from '../support/bookingSteps';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { callsAroundBooking, bookingWithAnswers } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { cardPicture } from '../support/pictureFiles';

const { render } = inApp(`/reserve/diagnose/1003?${blockQuery}`);

/** The hidden button mounts the app again and keeps the browser's storage, as a reload does. */
function AppWithReload() {
  const [reloads, setReloads] = useState(0);
  return (
    <>
      <button type="button" hidden data-reload onClick={() => setReloads(reloads + 1)}>
        読み込み直す
      </button>
      <div key={reloads}>{render()}</div>
    </>
  );
}
async function reload(): Promise<void> {
  const oldTitle = document.getElementById('page-title');
  document.querySelector<HTMLElement>('[data-reload]')?.click();
  await waitFor(() => expect(oldTitle).not.toBeInTheDocument());
}

const meta = {
  id: 'flows-resume-draft',
  title: '流れ/入力途中の問診票を続きから入力する',
  beforeEach: ({ msw }) => {
    storeConsents();
    msw.use(
      ...callsAroundBooking(),
      bookingWithAnswers.answers({ message: 'ok' }),
      reservationList.answers(onlyBooked),
    );
  },
  render: () => <AppWithReload />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const DRAFT_KEY = 'clinic:draft:nobody:1:initial';
const storedDraft = (savedAt: number) => JSON.stringify({ savedAt, values: { 1: ['11'] } });

// §draft-kept
export const AfterReload: Story = {
  name: '画面を読み込み直しても、答えと写真が残る',
  play: async ({ canvas, userEvent, step }) => {
    await step('1ページ目に答え、2ページ目で写真を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: '特になし' }));
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      const picture = await canvas.findByLabelText('お薬手帳の写真', { selector: 'input' });
      await userEvent.upload(picture, cardPicture('okusuri.png'));
      await canvas.findByText('okusuri.jpg');
      await waitFor(async () => expect(await get(`${DRAFT_KEY}:images`)).toHaveProperty('7'));
    });
    await step('画面を読み込み直すと、2ページ目から続けられる', async () => {
      await reload();
      await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '2 / 3');
      await expect(canvas.getByText('okusuri.jpg')).toBeVisible();
    });
    await step('残りの質問に答えて予約すると、下書きが消える', async () => {
      await answerFromSecondPage(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectBooked();
      await expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
      await waitFor(async () => expect(await get(`${DRAFT_KEY}:images`)).toBeUndefined());
    });
  },
};

export const SomebodyElses: Story = {
  name: 'ログインすると、別の患者さんの下書きだけが消える',
  tags: ['!review', 'regression'],
  beforeEach: async () => {
    localStorage.setItem(DRAFT_KEY, storedDraft(NOW));
    localStorage.setItem('clinic:draft:somebody:1:initial', storedDraft(NOW));
    await set('clinic:draft:somebody:1:initial:images', { 7: cardPicture('hokensho.png') });
  },
  play: async ({ canvas, step }) => {
    await step('ログインした患者さんの問診票が、続きから開く', async () => {
      await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    });
    await step('別の患者さんの答えと写真が、この端末から消える', async () => {
      await expect(localStorage.getItem('clinic:draft:somebody:1:initial')).toBeNull();
      await waitFor(async () => expect(await get('clinic:draft:somebody:1:initial:images')).toBeUndefined());
    });
  },
};

/** Makes the browser refuse to store data, and returns a function that allows storing again. */
function refuseStorage(): () => void {
  const { setItem } = Storage.prototype;
  const { put } = IDBObjectStore.prototype;
  Storage.prototype.setItem = function refuse(key: string, value: string) {
    if (key.startsWith('clinic:')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => {
    Storage.prototype.setItem = setItem;
    IDBObjectStore.prototype.put = put;
  };
}

export const StorageClosed: Story = {
  name: '入力内容を端末に保存できなくても、予約できる',
  beforeEach: () => refuseStorage(),
  play: async ({ canvas, userEvent, step }) => {
    await step('答え始めると、入力内容を保存できないことが表示される', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
      await expect(canvas.getByText(/^この端末では入力内容を保存できません。/)).toBeVisible();
      await expect(canvas.getByText(/^入力内容は保存されていません。/)).toBeVisible();
    });
    await step('そのまま最後まで答えて予約する', async () => {
      await answerQuestionnaire(canvas, userEvent);
      await expect(canvas.queryByText('入力内容は自動で保存されています')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectBooked();
    });
  },
};
