import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { compose, enterEndsConversion } from '../support/ime';
import { tabThrough, tabTo } from '../support/keyboard';
import base from './RegisterPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-register', title: '画面/お客様情報の入力', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Autofill: Story = {
  name: '端末に保存した自分の情報から入力できる',
  play: async ({ canvas }) => {
    for (const [label, kind] of [
      ['お名前', 'name'],
      ['年', 'bday-year'],
      ['月', 'bday-month'],
      ['日', 'bday-day'],
      ['電話番号', 'tel-national'],
      ['メールアドレス', 'email'],
      ['郵便番号', 'postal-code'],
      ['住所', 'street-address'],
      ['建物名・部屋番号', 'address-line2'],
    ] as const)
      await expect(await canvas.findByLabelText(label)).toHaveAttribute('autocomplete', kind);
  },
};

export const LedToConsents: Story = {
  name: '同意していなければ、先に同意の画面へ',
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('同意の確認が必要です')).toBeVisible();
    await expect(canvas.queryByLabelText('お名前')).not.toBeInTheDocument();
  },
};

export const UnderAge: Story = {
  name: '18歳未満の方は、送る前に生年月日のところで知る',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('年'), '2008年（平成20年）');
    await userEvent.selectOptions(canvas.getByLabelText('月'), '12月');
    await userEvent.selectOptions(canvas.getByLabelText('日'), '5日');
    await userEvent.click(canvas.getByLabelText('電話番号'));
    await expect(
      await canvas.findByText(/^18歳以上の方がご利用いただけます。18歳未満の方は、お近くの医療機関へ/),
    ).toBeVisible();
  },
};

export const FuriganaFollowsName: Story = {
  name: 'お名前のかな漢字変換から、フリガナが入る',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    const furigana = canvas.getByLabelText('フリガナ');
    await compose(name, 'ｔ', 'た', 'たｎ', 'たな');
    await expect(furigana).toHaveValue('タナ');
    await compose(name, 'か', '香');
    await expect(name).toHaveValue('たな香');
    await expect(furigana).toHaveValue('タナカ');
    await userEvent.clear(name);
    await expect(furigana).toHaveValue('');
  },
};

export const FuriganaOfWholeName: Story = {
  name: '変換を選びなおしても、姓と名のフリガナが続けて入る',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    await userEvent.click(name);
    await compose(name, 'ｔ', 'た', 'たｎ', 'たな', 'たなｋ', 'たなか', '田仲', '田中');
    await compose(name, '　');
    await compose(name, 'た', 'たろ', 'たろう', '太郎');
    await userEvent.tab();
    await expect(name).toHaveValue('田中 太郎');
    await expect(canvas.getByLabelText('フリガナ')).toHaveValue('タナカ タロウ');
  },
};

export const HalfAReadingIsNone: Story = {
  name: '途中の読みからは、フリガナを入れない',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    await compose(name, 'は', 'はせ', '長谷川');
    await expect(name).toHaveValue('長谷川');
    await expect(canvas.getByLabelText('フリガナ')).toHaveValue('');
    await userEvent.clear(name);
    await compose(name, 'は', 'はせ', 'はせが', 'はせがわ', '長谷川');
    await expect(canvas.getByLabelText('フリガナ')).toHaveValue('ハセガワ');
  },
};

export const FuriganaFilledIn: Story = {
  name: '自動で入ったフリガナは、触れるまで確かめを求める',
  play: async ({ canvas, userEvent }) => {
    const furigana = await canvas.findByLabelText('フリガナ');
    await expect(furigana).toHaveAccessibleDescription(/^例：タナカ タロウ/);
    await compose(canvas.getByLabelText('お名前'), 'たなか', '田中');
    await expect(furigana).toHaveAccessibleDescription('自動で入れました。ご確認ください');
    await userEvent.click(furigana);
    await userEvent.tab();
    await expect(furigana).toHaveValue('タナカ');
    await expect(furigana).toHaveAccessibleDescription(/^例：タナカ タロウ/);
  },
};

export const FuriganaTypedStays: Story = {
  name: '入力したフリガナは、お名前を直しても変わらない',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    const furigana = canvas.getByLabelText('フリガナ');
    await compose(name, 'ひがし', '東');
    await expect(furigana).toHaveValue('ヒガシ');
    await userEvent.clear(furigana);
    await userEvent.type(furigana, 'アズマ');
    await compose(name, 'たろう', '太郎');
    await userEvent.clear(name);
    await expect(furigana).toHaveValue('アズマ');
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げだけで入力する',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'お名前' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(name).toBeRequired();
    await expect(name).toHaveAccessibleDescription('例：田中 太郎');
    await expect(canvas.getByRole('textbox', { name: '建物名・部屋番号' })).not.toBeRequired();
    await expect(canvas.getByRole('group', { name: '生年月日' })).toHaveAccessibleDescription(/必須/);
    const fields = ['年', '月', '日', '電話番号', 'メールアドレス', '郵便番号', '住所', '建物名・部屋番号'];
    await tabThrough(
      userEvent,
      ...['お名前', 'フリガナ', ...fields].map((label) => canvas.getByLabelText(label)),
      canvas.getByRole('button', { name: '戻る' }),
      canvas.getByRole('button', { name: '入力内容を確認する' }),
    );
    await userEvent.keyboard('{Enter}');
    const summary = within(await canvas.findByRole('alert', { name: '入力内容をご確認ください' }));
    await expect(summary.getByRole('heading')).toHaveFocus();
    await tabTo(userEvent, summary.getByRole('link', { name: 'お名前を入力してください' }));
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('お名前を入力してください 例：田中 太郎');
  },
};

export const EnterGoesOn: Story = {
  name: '変換を決めるEnterでは進まず、次のEnterで次の欄へ',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    await userEvent.click(name);
    await compose(name, 'たなか', '田中');
    await expect(await enterEndsConversion(name)).toBe(true);
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('フリガナ')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('建物名・部屋番号'), 'さくら101{Enter}');
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
