import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent as UserEvent } from 'storybook/test';
import { inFlight } from '../../.storybook/calls';
import { confirm, consentsOf, consentVersion } from '../../src/copy/confirm';
import { settings } from './inApp';

type Canvas = ReturnType<typeof within>;
type User = typeof UserEvent | ReturnType<(typeof UserEvent)['setup']>;

export type PlayContext = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** Ticks the four consents, each by its exact sentence. */
export async function tickAllConsents(canvas: Canvas, user: User): Promise<void> {
  for (const name of consentsOf(settings.costs.cancelFee))
    await user.click(await canvas.findByRole('checkbox', { name }));
}

/** For `beforeEach`: stores the consents for the fixtures' first block, so that its forms open. */
export const agreed = (): void =>
  sessionStorage.setItem(
    'clinic:consents:nobody:1003',
    JSON.stringify({ version: consentVersion(settings.costs.cancelFee), checked: confirm.consents.map(() => true) }),
  );

export async function agree({ canvas, userEvent }: PlayContext): Promise<void> {
  await tickAllConsents(canvas, userEvent);
  await userEvent.click(canvas.getByRole('button', { name: '同意して進む' }));
}

/** Like `agree`, but the button books at once (§short-booking). */
export async function agreeAndBook({ canvas, userEvent }: PlayContext): Promise<void> {
  await tickAllConsents(canvas, userEvent);
  await canvas.findByRole('button', { name: '同意して予約する' });
  // Before the questions are loaded, the button would ask about urgent symptoms in general words (§urgent-answers).
  await waitFor(() => expect(inFlight()).toBe(0));
  await userEvent.click(canvas.getByRole('button', { name: '同意して予約する' }));
}

/** Answers the fixture questionnaire's required questions and goes on to the check page. */
export async function answerQuestionnaire(canvas: Canvas, user: User): Promise<void> {
  await user.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
  await user.click(canvas.getByRole('checkbox', { name: '特になし' }));
  await user.click(canvas.getByRole('button', { name: '次へ' }));
  await finishQuestionnaire(canvas, user);
}

/** Answers the questionnaire from its second page on. */
export async function finishQuestionnaire(canvas: Canvas, user: User): Promise<void> {
  await user.selectOptions(await canvas.findByLabelText('年'), '1961年（昭和36年）');
  await user.selectOptions(canvas.getByLabelText('月'), '4月');
  await user.selectOptions(canvas.getByLabelText('日'), '5日');
  await user.click(canvas.getByRole('button', { name: '次へ' }));
  await user.type(await canvas.findByLabelText('今回ご相談されたいこと'), '朝の血圧が高いです');
  await user.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
  await canvas.findByRole('heading', { name: '入力内容の確認' });
}

/** Fills in the customer form as a phone's keyboard gives it: full width, hyphens of every kind, hiragana. */
export async function fillInCustomer(canvas: Canvas, user: User): Promise<void> {
  await user.type(await canvas.findByLabelText('お名前'), '田中　太郎');
  await user.type(canvas.getByLabelText('フリガナ'), 'たなか たろう');
  await user.selectOptions(canvas.getByLabelText('年'), '1961年（昭和36年）');
  await user.selectOptions(canvas.getByLabelText('月'), '4月');
  await user.selectOptions(canvas.getByLabelText('日'), '5日');
  await user.type(canvas.getByLabelText('電話番号'), '０９０－１２３４−５６７８');
  await user.type(canvas.getByLabelText('メールアドレス'), 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ');
  await user.type(canvas.getByLabelText('郵便番号'), '〒１００−０００１');
  const address = canvas.getByLabelText('住所');
  await waitFor(() => expect(address).toHaveValue('東京都千代田区千代田'));
  await user.type(address, '1-1');
}

export async function startOver(canvas: Canvas, user: User): Promise<void> {
  await user.click(canvas.getByRole('button', { name: '最初から入力する' }));
  await user.click(await screen.findByRole('button', { name: '消して最初から入力する' }));
  await waitFor(() => expect(canvas.queryByText('入力途中の内容を復元しました')).not.toBeInTheDocument());
}

const isTold = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
export const isBooked = () => isTold('ご予約が完了しました');

export const isChanged = () => isTold('日時を変更しました');

export function heldBack<T>(): { answer: Promise<T>; arrive: (value: T) => void } {
  let arrive: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => (arrive = resolve));
  return { answer, arrive: (value) => arrive(value) };
}

/** Blurs a field when a reply has arrived but React, which renders in a separate task, has not shown it yet. */
export async function leaveAsItArrives(field: HTMLElement, arrive: () => void): Promise<void> {
  arrive();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  field.blur();
}

/** Presses a button now and after each change of the page, until `hasCome` resolves. */
export async function pressAtEveryChange(button: HTMLElement, hasCome: () => Promise<unknown>): Promise<void> {
  const presses = new MutationObserver(() => button.click());
  presses.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  button.click();
  await hasCome();
  presses.disconnect();
}

/** Presses an action of the booked reservation, behind 変更・そのほか. */
export async function pressMore({ canvas, userEvent }: PlayContext, name: string): Promise<void> {
  const more = await canvas.findByRole('button', { name: '変更・そのほか' });
  if (more.getAttribute('aria-expanded') === 'false') await userEvent.click(more);
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** The button of the dialog that asks before cancelling; the card's has the same name. */
export async function yesToCancelling(): Promise<HTMLElement> {
  const dialog = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
  return dialog.getByRole('button', { name: '予約をキャンセルする' });
}
