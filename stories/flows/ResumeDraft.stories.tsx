import type { Meta, StoryObj } from '@storybook/react-vite';
import { get, set } from 'idb-keyval';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { storeConsents, answerQuestionnaire, finishQuestionnaire, expectBooked } from '../support/bookingSteps';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { bookingGoesWell, bookingWithAnswers } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { cardPicture } from '../support/pictureFiles';

const { render } = inApp(`/reserve/diagnose/1003?${blockQuery}`);

/** The app with a button that remounts it; browser storage stays, as on a real reload. */
function Reloadable() {
  const [round, setRound] = useState(0);
  return (
    <>
      <button type="button" hidden data-reload onClick={() => setRound(round + 1)}>
        読み込み直す
      </button>
      <div key={round}>{render()}</div>
    </>
  );
}
async function reload(): Promise<void> {
  const old = document.getElementById('page-title');
  document.querySelector<HTMLElement>('[data-reload]')?.click();
  await waitFor(() => expect(old).not.toBeInTheDocument());
}

const meta = {
  id: 'flows-resume-draft',
  title: '流れ/入力の途中で閉じても続きから',
  beforeEach: ({ msw }) => {
    storeConsents();
    msw.use(...bookingGoesWell(), bookingWithAnswers.answers({ message: 'ok' }), reservationList.answers(onlyBooked));
  },
  render: () => <Reloadable />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const DRAFT = 'clinic:draft:nobody:1:initial';
const storedDraft = (savedAt: number) => JSON.stringify({ savedAt, values: { 1: ['11'] } });

// §draft-kept
export const AfterReload: Story = {
  name: '読み込み直しても、答えと写真が残っている',
  play: async ({ canvas, userEvent, step }) => {
    await step('1ページ目に答え、2ページ目で写真を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: '特になし' }));
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      const picture = await canvas.findByLabelText('お薬手帳の写真', { selector: 'input' });
      await userEvent.upload(picture, cardPicture('okusuri.png'));
      await canvas.findByText('okusuri.jpg');
      await waitFor(async () => expect(await get(`${DRAFT}:images`)).toHaveProperty('7'));
    });
    await step('画面を読み込み直すと、続きのページが開く', async () => {
      await reload();
      await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '2 / 3');
      await expect(canvas.getByText('okusuri.jpg')).toBeVisible();
    });
    await step('残りに答えて予約すると、下書きは消える', async () => {
      await finishQuestionnaire(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await expectBooked();
      await expect(localStorage.getItem(DRAFT)).toBeNull();
      await waitFor(async () => expect(await get(`${DRAFT}:images`)).toBeUndefined());
    });
  },
};

export const SomebodyElses: Story = {
  name: '別の患者さんの下書きは消え、同じ患者さんの下書きは残る',
  tags: ['!review', 'regression'],
  beforeEach: async () => {
    localStorage.setItem(DRAFT, storedDraft(NOW));
    localStorage.setItem('clinic:draft:somebody:1:initial', storedDraft(NOW));
    await set('clinic:draft:somebody:1:initial:images', { 7: cardPicture('hokensho.png') });
  },
  play: async ({ canvas, step }) => {
    await step('ログインすると、自分の続きが開く', async () => {
      await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    });
    await step('別の患者さんの答えと写真は、この端末から消えている', async () => {
      await expect(localStorage.getItem('clinic:draft:somebody:1:initial')).toBeNull();
      await waitFor(async () => expect(await get('clinic:draft:somebody:1:initial:images')).toBeUndefined());
    });
  },
};

/** Makes browser storage unavailable, as in a private window or when the phone is full. */
function closeStorage(): () => void {
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
  name: '端末に保存できなくても予約できる',
  beforeEach: () => closeStorage(),
  play: async ({ canvas, userEvent, step }) => {
    await step('答え始めると、保存できないことが1度だけ表示される', async () => {
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
