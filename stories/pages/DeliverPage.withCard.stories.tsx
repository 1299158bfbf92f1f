import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { paidNow } from '../support/fixtures/paymentFixtures';
import { cardPayment, CHECKOUT, PAID_ALREADY } from '../support/handlers/paymentHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { hurryChecks } from '../support/hurryChecks';
import { inApp } from '../support/inApp';
import { platform } from '../support/fakePlatform';
import base from './DeliverPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-deliver', title: '画面/お支払い方法・お届け先', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'この内容で支払う' };

export const PaysOnce: Story = {
  name: '二度押しても一度だけ送る',
  play: async ({ canvas, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post('/api/payments', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ response_data: 1, link_url: CHECKOUT });
      }),
    );
    const pay = await canvas.findByRole('button', submit);
    // Both taps happen before a re-render could disable the button.
    pay.click();
    pay.click();
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(CHECKOUT));
    await expect(keys).toHaveLength(1);
    await expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    await expect(canvas.getByRole('button', { name: '決済の準備をしています' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const BackFromProvider: Story = {
  name: 'カードの画面から戻ると、また押せる',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await canvas.findByRole('button', { name: '決済の準備をしています' });
    await waitFor(() => expect(platform.leave).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await userEvent.click(await canvas.findByRole('button', submit));
    await waitFor(() => expect(platform.leave).toHaveBeenCalledTimes(2));
  },
};

/** Holds the first reply to a payment until `letGo`; later ones are sent at once, each with its own checkout URL. */
function firstHeld() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let count = 0;
  const handler = http.post('/api/payments', async () => {
    count += 1;
    const link_url = `${CHECKOUT}/${count}`;
    if (count === 1) await held;
    return HttpResponse.json({ response_data: 1, link_url });
  });
  return { handler, letGo };
}

export const LeftBeforeAnswer: Story = {
  name: '画面を離れたあとの返事では、カードの画面へ移らない',
  ...inApp('/mypage/payment/bill/4', '/mypage/payment/deliver/4'),
  play: async ({ canvas, msw, userEvent }) => {
    const { handler, letGo } = firstHeld();
    msw.use(handler);
    await userEvent.click(await canvas.findByRole('button', submit));
    await canvas.findByRole('button', { name: '決済の準備をしています' });
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    const proceed = await canvas.findByRole('link', { name: 'お支払い方法の選択へ' });
    letGo();
    await userEvent.click(proceed);
    await userEvent.click(await canvas.findByRole('button', submit));
    // The second reply has arrived, and the first one was sent before it.
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(`${CHECKOUT}/2`));
    await expect(platform.leave).toHaveBeenCalledTimes(1);
  },
};

export const ChosenOtherwise: Story = {
  name: '支払い方法を変えたあとの返事では、カードの画面へ移らない',
  play: async ({ canvas, msw, userEvent }) => {
    const { handler, letGo } = firstHeld();
    msw.use(handler);
    await userEvent.click(await canvas.findByRole('button', submit));
    await canvas.findByRole('button', { name: '決済の準備をしています' });
    await userEvent.click(canvas.getByRole('radio', { name: '銀行振込' }));
    letGo();
    await userEvent.click(canvas.getByRole('radio', { name: 'クレジットカード' }));
    await userEvent.click(await canvas.findByRole('button', submit));
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(`${CHECKOUT}/2`));
    await expect(platform.leave).toHaveBeenCalledTimes(1);
  },
};

export const PaidMeanwhile: Story = {
  name: 'カードの画面から戻ると、支払い済み',
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await waitFor(() => expect(platform.leave).toHaveBeenCalled());
    msw.use(reservationList.answers(paidNow));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByText('この診療のお支払いは完了しています')).toBeVisible();
    await expect(canvas.queryByRole('button', submit)).not.toBeInTheDocument();
  },
};

export const CardFailed: Story = {
  name: '決済に失敗',
  beforeEach: ({ msw }) => msw.use(cardPayment.refused()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('決済に失敗しました');
    await expect(platform.leave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '銀行振込に変更する' })).toBeVisible();
  },
};

export const CardFailedThenPaid: Story = {
  ...CardFailed,
  name: '決済に失敗したあと、もう一度支払う',
  play: async (context) => {
    await CardFailed.play?.(context);
    const { canvas, msw, userEvent } = context;
    msw.use(cardPayment.starts());
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(CHECKOUT));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const UnsafeLink: Story = {
  name: '開けない決済画面のアドレス',
  beforeEach: ({ msw }) => msw.use(cardPayment.answers({ response_data: 1, link_url: 'javascript:alert(1)' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('決済に失敗しました');
    await expect(platform.leave).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  name: '支払うときに通信できない',
  beforeEach: ({ msw }) => {
    msw.use(cardPayment.loses());
    return hurryChecks();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    const told = await canvas.findByText('決済画面に進めるかどうか、確認できませんでした');
    await expect(told.closest('[role]')).toHaveTextContent('決済画面でお支払いを確定するまで行われません');
    await expect(canvas.getByRole('button', submit)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unheard: Story = {
  name: '返事が届かなければ、同じ決済をもう一度たずねて進む',
  play: async ({ canvas, msw, userEvent }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post('/api/payments', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ response_data: 1, link_url: CHECKOUT });
      }),
    );
    await userEvent.click(await canvas.findByRole('button', submit));
    await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(CHECKOUT));
    await expect(new Set(keys).size).toBe(1);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const AddressGone: Story = {
  name: 'お届け先が削除されていた',
  beforeEach: ({ msw }) => msw.use(cardPayment.fails(404)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('お選びのお届け先が見つかりませんでした');
  },
};

export const PaidAlready: Story = {
  name: '支払うときには支払い済み',
  beforeEach: ({ msw }) => msw.use(cardPayment.fails(409, PAID_ALREADY)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText('この診療のお支払いは、すでに完了しています。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};
