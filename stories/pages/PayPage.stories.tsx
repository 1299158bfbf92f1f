import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { getBill, IDEMPOTENCY_KEY_HEADER, payByCard } from '../../src/api/contract';
import { PayPage } from '../../src/pages/PayPage/PayPage';
import { platform } from '../support/fakePlatform';
import { bill, longAddresses, noAddress, paidNow } from '../support/fixtures/paymentFixtures';
import { on } from '../support/handlers/clinicHandlers';
import {
  AMOUNT_CHANGED,
  billCall,
  cardPayment,
  CHECKOUT_URL,
  PAID_ALREADY,
  payAddresses,
  successfulPayment,
  PAYMENT_STARTED,
} from '../support/handlers/paymentHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, inAppWithout } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-deliver',
  title: '画面/お支払い方法・お届け先',
  component: PayPage,
  beforeEach: ({ msw }) => msw.use(...successfulPayment()),
  ...inApp('/mypage/payment/deliver/4'),
} satisfies Meta<typeof PayPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitButton = { name: 'カード会社の画面へ進む' };

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const methodGroup = within(await canvas.findByRole('radiogroup', { name: 'お支払い方法' }));
    await expect(methodGroup.getByRole('radio', { name: 'クレジットカード' })).toBeChecked();
    await expect(methodGroup.getByRole('radio', { name: '銀行振込' })).not.toBeChecked();
    const addressGroup = within(canvas.getByRole('radiogroup', { name: 'お届け先' }));
    await expect(addressGroup.getByRole('radio', { name: /^〒100-0001/ })).toBeChecked();
    await expect(addressGroup.getByText('主な住所')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('お支払い金額 1,885円');
    await expect(canvas.getByRole('button', submitButton)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const OtherAddress: Story = {
  name: '別の住所に届ける',
  tags: ['!review', 'regression'],
  play: async ({ canvas, msw, userEvent }) => {
    const sentBodies: unknown[] = [];
    msw.use(
      on(payByCard, async ({ request }) => {
        sentBodies.push(await request.json());
        return PAYMENT_STARTED;
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: '別の住所に届ける' }));
    const otherAddress = canvas.getByRole('radio', { name: /^〒600-8216/ });
    await expect(otherAddress).toHaveFocus();
    await userEvent.click(otherAddress);
    await userEvent.click(canvas.getByRole('button', submitButton));
    await waitFor(() => expect(sentBodies).toEqual([{ id: 4, deliver_id: 2, amount: 1885 }]));
  },
};

// §blocked-says-why
export const NoneChosen: Story = {
  name: '主な住所がなければ、お届け先を選ぶまで支払えない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...longAddresses, main_deliver: null })),
  play: async ({ canvas, userEvent }) => {
    const payButton = await canvas.findByRole('button', submitButton);
    await expect(payButton).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText('お届け先をお選びください')).toHaveLength(1);
    await userEvent.click(payButton);
    const group = canvas.getByRole('radiogroup', { name: 'お届け先' });
    await expect(group).toHaveAccessibleDescription('お届け先をお選びください');
    const [firstRadio] = within(group).getAllByRole('radio') as [HTMLElement];
    await expect(firstRadio).toHaveFocus();
    await userEvent.click(firstRadio);
    await expect(payButton).not.toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('お届け先をお選びください')).not.toBeInTheDocument();
  },
};

export const NoAddress: Story = {
  name: '登録した住所がない',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(noAddress)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('登録された住所はありません')).toBeVisible();
    await expect(canvas.queryByRole('button', submitButton)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '住所を追加する' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'お届け先を追加する' }));
    await expect(await canvas.findByLabelText('郵便番号')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await expect(await canvas.findByRole('button', { name: 'お届け先を追加する' })).toBeVisible();
  },
};

export const Paid: Story = {
  name: 'お支払い済み',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(paidNow)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この診療のお支払いは完了しています')).toBeVisible();
  },
};

const states = pageStates({
  list: payAddresses,
  content: (canvas) => canvas.queryByRole('button', submitButton),
});

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const LongText: Story = {
  name: '長い住所',
  parameters: { chromatic: { modes: pageModes } },
  ...inApp('/mypage/payment/deliver/4?method=bank&deliver_id=2'),
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(longAddresses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
    const chosenAddress = canvas.getByRole('radio', { name: /管理人室にお声がけください/ });
    await expect(chosenAddress).toBeChecked();
    chosenAddress.scrollIntoView({ block: 'center' });
  },
};

const correctedBill = { ...bill, total: { ...bill.total, grand_total: 2485 } };

// §amount-seen
export const AmountChanged: Story = {
  name: '金額が変わっていたら、支払う前に新しい金額を示す',
  play: async ({ canvas, msw, userEvent }) => {
    const payButton = await canvas.findByRole('button', submitButton);
    await expect(canvas.getByRole('status')).toHaveTextContent('お支払い金額 1,885円');
    msw.use(cardPayment.fails(409, AMOUNT_CHANGED), billCall.answers({ billing_info: correctedBill }));
    await userEvent.click(payButton);
    const notice = within(await canvas.findByRole('alert'));
    await expect(notice.getByText('お支払い金額が変わりました')).toBeVisible();
    await expect(notice.getByText(/^まだお支払いされていません。/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療明細を見る' })).toHaveAttribute(
      'href',
      '/mypage/payment/bill/4',
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('お支払い金額 2,485円'));
  },
};

// §amount-seen
export const AmountChangedThenPaid: Story = {
  name: '金額が変わったあと、新しい金額で支払う',
  tags: ['!review', 'regression'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await AmountChanged.play?.(context);
    const sentBodies: unknown[] = [];
    msw.use(
      on(payByCard, async ({ request }) => {
        sentBodies.push(await request.json());
        return PAYMENT_STARTED;
      }),
    );
    await userEvent.click(canvas.getByRole('button', submitButton));
    await waitFor(() => expect(sentBodies).toEqual([{ id: 4, deliver_id: 1, amount: 2485 }]));
    await expect(canvas.queryByText('お支払い金額が変わりました')).not.toBeInTheDocument();
  },
};

export const PaysOnce: Story = {
  name: 'お支払いのボタンを2度押しても、送信は1回だけ',
  tags: ['!review', 'regression'],
  play: async ({ canvas, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      on(payByCard, ({ request }) => {
        keys.push(request.headers.get(IDEMPOTENCY_KEY_HEADER));
        return PAYMENT_STARTED;
      }),
    );
    const payButton = await canvas.findByRole('button', submitButton);
    payButton.click();
    payButton.click();
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(CHECKOUT_URL));
    await expect(keys).toHaveLength(1);
    await expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    await expect(canvas.getByRole('button', { name: '決済の準備をしています' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const BackFromProvider: Story = {
  name: 'カード会社の画面から戻ると、お支払いをやり直せる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await canvas.findByRole('button', { name: '決済の準備をしています' });
    await waitFor(() => expect(platform.leave).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await waitFor(() => expect(platform.leave).toHaveBeenCalledTimes(2));
  },
};

function holdFirstReply() {
  let releaseReply = () => {};
  const released = new Promise<void>((resolve) => (releaseReply = resolve));
  let count = 0;
  const handler = on(payByCard, async () => {
    count += 1;
    const reply = { ...PAYMENT_STARTED, link_url: `${CHECKOUT_URL}/${count}` };
    if (count === 1) await released;
    return reply;
  });
  return { handler, releaseReply };
}

export const LeftBeforeAnswer: Story = {
  name: 'お支払いの画面を離れたあとは、カード会社の画面へ移らない',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/payment/bill/4', '/mypage/payment/deliver/4'),
  play: async ({ canvas, msw, userEvent }) => {
    const { handler, releaseReply } = holdFirstReply();
    msw.use(handler);
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await canvas.findByRole('button', { name: '決済の準備をしています' });
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    const proceedLink = await canvas.findByRole('link', { name: 'お支払い方法の選択へ' });
    releaseReply();
    await userEvent.click(proceedLink);
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(`${CHECKOUT_URL}/2`));
    // The first reply has also arrived, but the app must not open the link of that reply.
    await expect(platform.leave).toHaveBeenCalledTimes(1);
  },
};

export const PaidMeanwhile: Story = {
  name: 'カード会社の画面から戻ると、支払いが完了していた',
  tags: ['!review', 'regression'],
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await waitFor(() => expect(platform.leave).toHaveBeenCalled());
    msw.use(reservationList.answers(paidNow));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByText('この診療のお支払いは完了しています')).toBeVisible();
    await expect(canvas.queryByRole('button', submitButton)).not.toBeInTheDocument();
  },
};

export const CardFailed: Story = {
  name: 'カードの決済に失敗した',
  beforeEach: ({ msw }) => msw.use(cardPayment.refused()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('決済に失敗しました');
    await expect(platform.leave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '銀行振込に変更する' })).toBeVisible();
  },
};

// §card-failed
export const CardFailedThenPaid: Story = {
  ...CardFailed,
  name: 'カードの決済に失敗したあと、もう一度支払う',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await CardFailed.play?.(context);
    const { canvas, msw, userEvent } = context;
    msw.use(cardPayment.starts());
    await userEvent.click(canvas.getByRole('button', submitButton));
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(CHECKOUT_URL));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

// §links-safe
export const UnsafeLink: Story = {
  name: '決済画面のURLが安全でなければ、開かない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(cardPayment.answers({ response_data: 1, link_url: 'javascript:alert(1)' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('決済に失敗しました');
    await expect(platform.leave).not.toHaveBeenCalled();
  },
};

export const PaidAlready: Story = {
  name: '支払おうとした会計が、支払い済みだった',
  beforeEach: ({ msw }) => msw.use(cardPayment.fails(409, PAID_ALREADY)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submitButton));
    await expect(await canvas.findByText('この診療のお支払いは、すでに完了しています。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};

function loseReplies() {
  const requests = { pay: 0, bill: 0 };
  const handlers = [
    on(payByCard, () => {
      requests.pay += 1;
      return HttpResponse.error();
    }),
    on(getBill, () => void (requests.bill += 1)),
  ];
  return { requests, handlers };
}

/** Without idempotency keys, the app never repeats a payment (§post-once). */
const withoutKeys = inAppWithout(['idempotency'], '/mypage/payment/deliver/4');

export const ReplyLostUnknown: Story = {
  name: '支払えたかどうかを確かめられない',
  ...withoutKeys,
  play: async ({ canvas, msw, userEvent }) => {
    const payButton = await canvas.findByRole('button', submitButton);
    const { requests, handlers } = loseReplies();
    msw.use(...handlers);
    await userEvent.click(payButton);
    await expect(await canvas.findByText('できたかどうか確かめられませんでした')).toBeVisible();
    await expect(canvas.getByText(/^お支払いが済んだかどうか、わかりません。/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).not.toHaveAttribute('data-variant');
    await expect(canvas.getByRole('button', submitButton)).toHaveAttribute('data-variant', 'outline');
    await expect(requests).toEqual({ pay: 1, bill: 1 });
  },
};

// §post-once
export const ReplyLostButPaid: Story = {
  name: '返事が届かなくても、支払いが済んでいれば完了と伝える',
  tags: ['!review', 'regression'],
  ...withoutKeys,
  play: async ({ canvas, msw, userEvent }) => {
    const payButton = await canvas.findByRole('button', submitButton);
    const { requests, handlers } = loseReplies();
    msw.use(...handlers, reservationList.answers(paidNow));
    await userEvent.click(payButton);
    await expect(await canvas.findByText('この診療のお支払いは完了しています')).toBeVisible();
    await expect(requests.pay).toBe(1);
  },
};
