import type { StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type State = Required<Pick<StoryObj, 'beforeEach' | 'play'>>;

interface Page {
  /** The call whose reply the page shows. */
  list: { pending: () => HttpHandler; fails: (status: number) => HttpHandler };
  /** The successful reply; only for a page that has a story of its failure. */
  answer?: HttpHandler;
  /** Finds content that the page shows only after the reply. */
  content: (canvas: Canvas) => HTMLElement | null;
  /** The message after a failed call, if not the usual one. */
  failure?: string;
}

/**
 * Shared stories of pages that read from the clinic: `export const Failed: Story = { name: '読み込み失敗', ...states.failed }`.
 * The name is in the story itself, because Storybook reads names from the source text.
 */
export function pageStates({ list, answer, content, failure = '只今つながりにくくなっています' }: Page) {
  /** Checks the message and that no content is shown, then runs `then`. */
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
    /** `nothing` is an empty reply; `words` is the page's message for it. */
    empty: (nothing: HttpHandler, words: string, then?: Play) =>
      state(nothing, async (canvas) => expect(await canvas.findByText(words)).toBeVisible(), then),
  };
}
