import { expect, type Locator, type Page } from '@playwright/test';
import { confirm } from '../../../src/copy/confirm';

export async function openAs(page: Page, url: string, patient: string, path = '/'): Promise<void> {
  const pageUrl = new URL(path, url);
  pageUrl.searchParams.set('patient', patient);
  await page.goto(pageUrl.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

type PageOrFrame = Pick<Page, 'getByRole' | 'getByText' | 'getByLabel'>;

export const anySlot = (page: PageOrFrame): Locator => page.getByRole('button', { name: /^\d\d:\d\d〜\d\d:\d\d/ });

/** Finds each checkbox by a part of its label, because the first label may end with the cancellation fee. */
export async function tickConsents(page: PageOrFrame): Promise<void> {
  for (const name of confirm.consents) await page.getByRole('checkbox', { name }).check();
}

export async function openMoreActions(page: PageOrFrame): Promise<void> {
  const moreButton = page.getByRole('button', { name: '変更・そのほか', expanded: false });
  await moreButton.click();
  await expect(moreButton).toHaveCount(0);
}

/** For each mark 必須, the smallest element that contains both the mark and a control. */
export const requiredCards = (page: PageOrFrame): Locator =>
  page.getByText('必須', { exact: true }).locator('xpath=ancestor::*[.//input or .//select or .//textarea][1]');

/** Runs as one script in the browser, because Playwright's clicks take five times as long. */
const answerRequiredQuestions = (page: PageOrFrame): Promise<void> =>
  page.getByRole('main').evaluate((main) => {
    const put = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string, event: string) => {
      // Calls the prototype's setter, because React ignores a value that the element's own setter has set.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event(event, { bubbles: true }));
    };
    for (const mark of main.querySelectorAll('*')) {
      if (mark.children.length > 0 || mark.textContent !== '必須') continue;
      let card = mark.parentElement;
      while (card && !card.querySelector('input, select, textarea')) card = card.parentElement;
      const radio = card?.querySelector<HTMLInputElement>('[type=radio]');
      const checkbox = [...(card?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])].at(-1);
      const selects = card?.querySelectorAll('select') ?? [];
      const textField = card?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      if (radio) radio.click();
      else if (checkbox && !checkbox.checked) checkbox.click();
      else if (selects.length === 3)
        for (const [index, select] of [...selects].entries())
          put(select, index === 0 ? '1961' : (select.options[1]?.value ?? ''), 'change');
      else if (!checkbox && textField?.value === '') {
        const isFurigana = [...(textField.labels ?? [])].some((label) => label.textContent.includes('フリガナ'));
        put(textField, textField.inputMode === 'tel' ? '09012345678' : isFurigana ? 'タナカ タロウ' : '120', 'input');
      }
    }
  });

/** Answers the required questions and opens the next page. Returns false if the page was the last page. */
export async function answerPage(page: PageOrFrame): Promise<boolean> {
  const progress = page.getByRole('progressbar', { name: '進み具合' });
  const progressBefore = await progress.getAttribute('aria-valuetext');
  await answerRequiredQuestions(page);
  const [checkButton, nextButton] = ['入力内容を確認する', '次へ'].map((name) =>
    page.getByRole('button', { name }),
  ) as [Locator, Locator];
  const isLast = await checkButton.isVisible();
  const button = isLast ? checkButton : nextButton;
  await expect(button).toBeEnabled();
  // Dispatches the click, because the app ignores real taps just after a change of screen.
  await button.dispatchEvent('click');
  if (!isLast) await expect(progress).not.toHaveAttribute('aria-valuetext', progressBefore ?? '');
  return !isLast;
}

/** Answers all pages up to the check page. */
export async function answerQuestionnaire(page: PageOrFrame): Promise<void> {
  const check = page.getByRole('heading', { name: '入力内容の確認' });
  await expect(page.getByRole('progressbar', { name: '進み具合' }).or(check)).toBeVisible();
  if (await check.isVisible()) return;
  while (await answerPage(page));
  await expect(check).toBeVisible();
}

/** Gives the consents and answers all pages up to the check page. Returns the slot's text. */
export async function chooseSlotAndAnswer(page: PageOrFrame, slot: Locator): Promise<string> {
  const name = (await slot.textContent()) ?? '';
  await slot.click();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await tickConsents(page);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await answerQuestionnaire(page);
  return name;
}

export async function tabTo(page: Page, target: Locator, maxPresses = 700): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${maxPresses} presses of Tab did not reach the control`);
}

/** Waits until the whole element is on the screen and uncovered. */
export async function waitUntilSeen(target: Locator): Promise<void> {
  const isOnTop = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  };
  await expect(target).toBeVisible();
  await expect.poll(() => target.evaluate(isOnTop)).toBe(true);
}
