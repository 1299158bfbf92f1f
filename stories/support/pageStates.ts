import type { StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type State = Required<Pick<StoryObj, 'beforeEach' | 'play'>>;

interface Page {
  /** The call whose answer the page shows. */
  list: { pending: () => HttpHandler; fails: (status: number) => HttpHandler };
  /** The answer when all goes well, of a page whose failure has a story. */
  answer?: HttpHandler;
  /** What the page shows of the answer. */
  content: (canvas: Canvas) => HTMLElement | null;
  /** What it says when the call fails, where it has words of its own. */
  failure?: string;
}

/**
 * The states of every page that reads something, for its stories to spread:
 * `export const Failed: Story = { name: '読み込み失敗', ...states.failed }`. The name stands in the story itself,
 * because Storybook reads names from the file's text.
 */
export function pageStates({ list, answer, content, failure = '只今つながりにくくなっています' }: Page) {
  /** The page says what is up and shows no content; then comes what else there is to see and do. */
  const state = (handler: HttpHandler, says: (canvas: Canvas) => Promise<void>, then?: Play): State => ({
    beforeEach: ({ msw }) => msw.use(handler),
    play: async (context) => {
      await says(context.canvas);
      await expect(content(context.canvas)).not.toBeInTheDocument();
      await then?.(context);
    },
  });
  const alert = (words: string) => async (canvas: Canvas) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(words);
  return {
    loading: state(list.pending(), async (canvas) =>
      expect(await canvas.findByText('読み込んでいます')).toBeInTheDocument(),
    ),
    failed: state(list.fails(500), alert(failure)),
    failedThenRead: state(list.fails(500), alert(failure), async ({ canvas, msw, userEvent }) => {
      msw.use(...(answer ? [answer] : []));
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await waitFor(() => expect(content(canvas)).toBeVisible());
    }),
    /** `nothing` is the answer that holds nothing; `words` are the page's to it. */
    empty: (nothing: HttpHandler, words: string, then?: Play) =>
      state(nothing, async (canvas) => expect(await canvas.findByText(words)).toBeVisible(), then),
  };
}
