import type { userEvent as UserEvent, within } from 'storybook/test';
import { confirm } from '../../src/copy/confirm';

type Canvas = ReturnType<typeof within>;
type User = typeof UserEvent | ReturnType<(typeof UserEvent)['setup']>;

/** Ticks the four consents, each by its exact sentence. */
export async function tickAllConsents(canvas: Canvas, user: User): Promise<void> {
  for (const name of confirm.consents) await user.click(await canvas.findByRole('checkbox', { name }));
}

/** Answers the fixture questionnaire's required questions and goes on to the check page. */
export async function answerQuestionnaire(canvas: Canvas, user: User): Promise<void> {
  await user.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
  await user.click(canvas.getByRole('checkbox', { name: '特になし' }));
  await user.click(canvas.getByRole('button', { name: '次へ' }));
  await user.selectOptions(await canvas.findByLabelText('年'), '1961年（昭和36年）');
  await user.selectOptions(canvas.getByLabelText('月'), '4月');
  await user.selectOptions(canvas.getByLabelText('日'), '5日');
  await user.click(canvas.getByRole('button', { name: '次へ' }));
  await user.type(await canvas.findByLabelText('今回ご相談されたいこと'), '朝の血圧が高いです');
  await user.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
  await canvas.findByRole('heading', { name: '入力内容の確認' });
}
