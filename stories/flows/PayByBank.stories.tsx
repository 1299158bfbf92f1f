import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { countCallsInFlight } from '../../.storybook/calls';
import { payByBank } from '../../src/api/contract';
import { home } from '../support/fixtures/addressFixtures';
import { account, added, addresses, bankChosen, parents } from '../support/fixtures/paymentFixtures';
import { awaitingPayment } from '../support/fixtures/reservationFixtures';
import { addingAddress } from '../support/handlers/addressHandlers';
import { on } from '../support/handlers/clinicHandlers';
import { bankPayment, payAddresses, successfulPayment } from '../support/handlers/paymentHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { pressAtEveryChange } from '../support/bookingSteps';
import { holdTimers, type HeldTimers } from '../support/heldTimers';
import { inApp, inAppWithout } from '../support/inApp';

const meta = {
  id: 'flows-pay-by-bank',
  title: '流れ/銀行振込で支払う',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(bankChosen), ...successfulPayment()),
  ...inApp('/mypage/payment/deliver/4?step=bank'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const submitButton = { name: '振込先を見る' };

// §payment-steps
export const PaysByBank: Story = {
  name: 'お支払いの一覧から進み、銀行振込を選んで振込先を見る',
  ...inApp('/mypage/payment'),
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: null })),
  play: async ({ canvas, userEvent, step }) => {
    await step('お支払いの一覧から、支払う診療を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'お支払いへ進む' }));
    });
    await step('診療明細を確かめる', async () => {
      await expect((await canvas.findByText('合計')).closest('dl')).toHaveTextContent('1,885円');
      await userEvent.click(canvas.getByRole('link', { name: 'お支払い方法の選択へ' }));
    });
    await step('銀行振込を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: '銀行振込' }));
      await userEvent.click(canvas.getByRole('button', submitButton));
    });
    await step('振込先を見る', async () => {
      await expect(await canvas.findByText('1234567')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'お振込先' })).toHaveFocus());
      await expect(canvas.getByRole('region', { name: '7月17日（金）までに1,885円' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'マイページへ' })).toHaveAttribute('href', '/mypage/reservation');
    });
  },
};

export const AddsAddress: Story = {
  name: 'お届け先の住所を追加する',
  ...inApp('/mypage/payment/deliver/4?method=bank'),
  beforeEach: ({ msw }) => msw.use(postalFiles.known(), addingAddress.answers([home, parents, added])),
  play: async ({ canvas, userEvent, step }) => {
    await step('新しい住所を入力し、追加する', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '住所を追加する' }));
      await userEvent.type(await canvas.findByLabelText('郵便番号'), '1000001');
      await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田'));
      await userEvent.type(canvas.getByLabelText('住所'), '2-2');
      await userEvent.click(canvas.getByRole('button', { name: 'この住所を追加する' }));
    });
    await step('追加した住所が、お届け先に選ばれる', async () => {
      await expect(await canvas.findByRole('radio', { name: /千代田2-2$/ })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: '銀行振込' })).toBeChecked();
    });
  },
};

// §bank-details-copied
export const BankDetails: Story = {
  name: '振込先を見て、口座番号をコピーする',
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async ({ canvas, userEvent, step }) => {
    const details = within(await canvas.findByRole('region', { name: 'お振込先の口座' }));
    const rows = details.getAllByRole('term').map((term) => `${term.textContent}：${term.nextSibling?.textContent}`);
    await expect(rows).toEqual([
      '銀行名：みほん銀行（9999）',
      '支店コード：402',
      '支店名：さくら第二支店',
      '預金種目：普通',
      '口座番号：1234567',
      '口座名義：サクラオンラインクリニック',
      'お振込金額：1,885円',
    ]);
    await expect(
      canvas.getByText(/^7月17日（金）までにお振り込みください。この口座は今回のお支払い専用です。/),
    ).toBeVisible();
    await step('口座番号をコピーする', async () => {
      await userEvent.click(details.getByRole('button', { name: '口座番号をコピー' }));
      await expect(await details.findByRole('button', { name: '口座番号をコピーしました' })).toBeVisible();
      await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('1234567');
    });
  },
};

export const OpenedLater: Story = {
  name: '振込先をあとから開いても、選んだお届け先が変わらない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: { method: 'bank', deliver_id: 2 } })),
  play: async ({ canvas, msw, userEvent, step }) => {
    const sentBodies: unknown[] = [];
    msw.use(
      on(payByBank, async ({ request }) => {
        sentBodies.push(await request.json());
        return { bank_info: account };
      }),
    );
    await step('振込先と、前に選んだお届け先が表示される', async () => {
      await expect(await canvas.findByText('1234567')).toBeVisible();
      await expect(canvas.getByText('〒600-8216')).toBeVisible();
      await expect(sentBodies).toEqual([{ id: 4, deliver_id: 2 }]);
    });
    await step('お支払い方法の画面に戻ると、銀行振込とお届け先が選ばれている', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'お支払い方法・お届け先を変更する' }));
      await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: /^〒600-8216/ })).toBeChecked();
    });
  },
};

// §bank-only-when-chosen
export const NotChosen: Story = {
  name: '振込を選んだ記録がなければ、振込先の代わりにお支払い方法の選択を表示する',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: { method: 'card', deliver_id: 2 } })),
  play: async ({ canvas, step }) => {
    await step('お支払い方法の選択が表示される', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'お支払い方法・お届け先' })).toBeVisible();
      await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
    });
  },
};

export const AddressGone: Story = {
  name: '選んだお届け先が削除されていると、お届け先を選び直せる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(bankPayment.fails(404)),
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('お届け先が見つからないことが表示される', async () => {
      await expect(await canvas.findByText('お選びのお届け先が見つかりませんでした')).toBeVisible();
    });
    await step('お届け先を選び直す', async () => {
      msw.use(payAddresses.answers({ main_deliver: parents, other_deliver: [] }));
      await userEvent.click(canvas.getByRole('link', { name: 'お届け先を選び直す' }));
      await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
    });
  },
};

export const BankLoading: Story = {
  name: '振込先を準備している',
  beforeEach: ({ msw }) => msw.use(bankPayment.pending()),
  play: async ({ canvas, step }) => {
    await step('「お振込先を準備しています」と表示される', async () => {
      // Finds the text again on each try, because its element is replaced when the request starts.
      await waitFor(() => expect(canvas.getByText('お振込先を準備しています')).toBeInTheDocument());
    });
  },
};

let retryTimers: HeldTimers;

export const BankFailed: Story = {
  name: '振込先を準備できない',
  beforeEach({ msw }) {
    msw.use(bankPayment.fails(503));
    // The waits before retries: 1, 2 and 4 s in the API client, 5 and 10 s in SWR.
    retryTimers = holdTimers(1000, 2000, 4000, 5000, 10_000);
    return retryTimers.release;
  },
  play: async ({ canvas, step }) => {
    await step('振込先を準備できなかったことが表示される', async () => {
      await waitFor(() => {
        retryTimers.runHeld();
        return expect(canvas.getByRole('alert')).toHaveTextContent('お振込先を準備できませんでした');
      });
      await expect(retryTimers.heldCount()).toBe(0);
    });
  },
};

const inAppWithoutKeys = (address: string) => inAppWithout(['idempotency'], address);

let requestCount = 0;

const countRequests = () => {
  requestCount = 0;
  return on(payByBank, () => {
    requestCount += 1;
    return { bank_info: account };
  });
};

const withoutMethod = { now_reservations: [], all_reservations: [{ ...awaitingPayment, payment_method: undefined }] };

// §post-once, §transfer-shown, §payment-choice-kept
export const ShownAgainWithoutKeys: Story = {
  name: 'クリニックがIdempotency-Keyに対応しなくても、案内済みの振込先を表示する',
  tags: ['!review', 'regression'],
  ...inAppWithoutKeys('/mypage/payment/deliver/4?method=bank'),
  beforeEach: ({ msw }) =>
    msw.use(payAddresses.answers(addresses), reservationList.answers(withoutMethod), countRequests()),
  play: async ({ canvas, userEvent, step }) => {
    const goBackToChoice = async () =>
      userEvent.click(await canvas.findByRole('link', { name: 'お支払い方法・お届け先を変更する' }));
    await step('「振込先を見る」を何度押しても、リクエストは1回だけ送られる', async () => {
      await pressAtEveryChange(await canvas.findByRole('button', submitButton), () => canvas.findByText('1234567'));
      await expect(requestCount).toBe(1);
    });
    await step('お支払い方法から進むと、同じ口座が表示される', async () => {
      await goBackToChoice();
      await userEvent.click(await canvas.findByRole('button', submitButton));
      await expect(await canvas.findByText('1234567')).toBeVisible();
      await expect(requestCount).toBe(1);
    });
    await step('マイページから進むと、同じ口座が表示される', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'マイページへ' }));
      await userEvent.click(await canvas.findByRole('link', { name: '振込先を見る' }));
      await expect(await canvas.findByText('1234567')).toBeVisible();
    });
    await step('お届け先を変えると、新しい振込先を受け取れる', async () => {
      await goBackToChoice();
      await userEvent.click(await canvas.findByRole('button', { name: '別の住所に届ける' }));
      await userEvent.click(canvas.getByRole('radio', { name: /^〒600-8216/ }));
      await userEvent.click(canvas.getByRole('button', { name: '新しい振込先を受け取る' }));
      await expect(await canvas.findByText('〒600-8216')).toBeVisible();
      await expect(requestCount).toBe(2);
      await goBackToChoice();
      await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: /^〒600-8216/ })).toBeChecked();
    });
  },
};

// §post-once
export const SentToAnotherDevice: Story = {
  name: 'クリニックがIdempotency-Keyに対応しないと、別の端末に届いた振込先を表示できない',
  ...inAppWithoutKeys('/mypage/payment/deliver/4?step=bank'),
  beforeEach: ({ msw }) => msw.use(countRequests()),
  play: async ({ canvas, step }) => {
    await step('振込先を表示できないことと、お問い合わせ先が表示される', async () => {
      await expect(await canvas.findByText('お振込先を、この端末ではもう一度表示できません')).toBeVisible();
      await expect(canvas.getByText(/前の口座については、クリニックにお問い合わせください。$/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'お支払い方法の選択へ' })).toBeVisible();
      await waitFor(() => expect(countCallsInFlight()).toBe(0));
      await expect(requestCount).toBe(0);
    });
  },
};
