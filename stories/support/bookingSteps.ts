import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent as UserEvent } from 'storybook/test';
import { countCallsInFlight } from '../../.storybook/calls';
import { confirm, consentsOf, consentVersion } from '../../src/copy/confirm';
import { settings } from './inApp';

type Canvas = ReturnType<typeof within>;
type User = typeof UserEvent | ReturnType<(typeof UserEvent)['setup']>;

export type PlayContext = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

export async function tickAllConsents(canvas: Canvas, user: User): Promise<void> {
  for (const name of consentsOf(settings.costs.cancelFee))
    await user.click(await canvas.findByRole('checkbox', { name }));
}

/** Stores the consents for the block 1003, so that a story can start after the consent screen. */
export const storeConsents = (): void =>
  sessionStorage.setItem(
    'clinic:consents:nobody:1003',
    JSON.stringify({ version: consentVersion(settings.costs.cancelFee), checked: confirm.consents.map(() => true) }),
  );

export async function agree({ canvas, userEvent }: PlayContext): Promise<void> {
  await tickAllConsents(canvas, userEvent);
  await userEvent.click(canvas.getByRole('button', { name: '同意して進む' }));
}

/** Books without a questionnaire (§short-booking). */
export async function agreeAndBook({ canvas, userEvent }: PlayContext): Promise<void> {
  await tickAllConsents(canvas, userEvent);
  await canvas.findByRole('button', { name: '同意して予約する' });
  // Waits for the list of urgent symptoms, because without this list the button opens a dialog (§urgent-answers).
  await waitFor(() => expect(countCallsInFlight()).toBe(0));
  await userEvent.click(canvas.getByRole('button', { name: '同意して予約する' }));
}

export async function answerQuestionnaire(canvas: Canvas, user: User): Promise<void> {
  await user.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
  await user.click(canvas.getByRole('checkbox', { name: '特になし' }));
  await user.click(canvas.getByRole('button', { name: '次へ' }));
  await answerFromSecondPage(canvas, user);
}

export async function answerFromSecondPage(canvas: Canvas, user: User): Promise<void> {
  await user.selectOptions(await canvas.findByLabelText('年'), '1961年（昭和36年）');
  await user.selectOptions(canvas.getByLabelText('月'), '4月');
  await user.selectOptions(canvas.getByLabelText('日'), '5日');
  await user.click(canvas.getByRole('button', { name: '次へ' }));
  await user.type(await canvas.findByLabelText('今回ご相談されたいこと'), '朝の血圧が高いです');
  await user.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
  await canvas.findByRole('heading', { name: '入力内容の確認' });
}

/** Types full-width characters, hiragana and several kinds of hyphens, as patients do. */
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

const expectDialog = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
export const expectBooked = () => expectDialog('ご予約が完了しました');
export const expectTimeChanged = () => expectDialog('日時を変更しました');

export function deferredReply<T>(): { answer: Promise<T>; arrive: (value: T) => void } {
  let arrive: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => (arrive = resolve));
  return { answer, arrive: (value) => arrive(value) };
}

/** Blurs the field after the app has received the reply and before React has rendered the reply. */
export async function blurAsReplyArrives(field: HTMLElement, arrive: () => void): Promise<void> {
  arrive();
  for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
  field.blur();
}

export async function pressAtEveryChange(button: HTMLElement, waitForEnd: () => Promise<unknown>): Promise<void> {
  const presses = new MutationObserver(() => button.click());
  presses.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  button.click();
  await waitForEnd();
  presses.disconnect();
}

export async function pressInMoreMenu({ canvas, userEvent }: PlayContext, name: string): Promise<void> {
  const moreButton = await canvas.findByRole('button', { name: '変更・そのほか' });
  if (moreButton.getAttribute('aria-expanded') === 'false') await userEvent.click(moreButton);
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Searches only the dialog, because the reservation's card has a button with the same name. */
export async function findConfirmCancelButton(): Promise<HTMLElement> {
  const dialog = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
  return dialog.getByRole('button', { name: '予約をキャンセルする' });
}
