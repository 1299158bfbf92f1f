import { RELEASES } from '../changes';
import { useBeside } from './useBeside';
import { Block } from './Block';
import classes from './Changes.module.css';
import { lastOf, useStories, type StoryEntry } from './storyIndex';
import { StoryLink } from './StoryLink';

/** What the visual run has found (`scripts/visual.mjs`): names of pictures by story. */
interface Comparison {
  base: string;
  date: string;
  words?: string;
  changed: Record<string, string>;
  added: Record<string, string>;
}

const FOLDER = './changes';
const readIndex = (reply: Response) => reply.json() as Promise<Comparison>;

const AT_FIRST = 3;

function Picture({ side, file, words }: { side: 'before' | 'after'; file: string; words: string }) {
  return (
    <figure className={classes.picture}>
      <figcaption>{words}</figcaption>
      <a href={`${FOLDER}/${side}/${file}`} target="_blank" rel="noreferrer" className={classes.window}>
        <img src={`${FOLDER}/${side}/${file}`} alt={`${words}の画面`} loading="lazy" />
      </a>
    </figure>
  );
}

function Pair({ story, before, after }: { story: StoryEntry; before?: string | undefined; after: string }) {
  return (
    <li>
      <StoryLink to={story.id} className={classes.name}>{`${lastOf(story.title)}：${story.name}`}</StoryLink>
      <div className={classes.pair}>
        {before && <Picture side="before" file={before} words="前" />}
        <Picture side="after" file={after} words={before ? 'いま' : '新しい画面'} />
      </div>
    </li>
  );
}

function Pairs({ comparison: { base, date, words, changed, added } }: { comparison: Comparison }) {
  const stories = useStories();
  if (stories === null) return null;
  const pairs = stories
    .flatMap((story) => {
      const after = changed[story.id] ?? added[story.id];
      return after ? [{ story, before: changed[story.id], after }] : [];
    })
    // Screens first: a flow and a component end in what a screen shows too.
    .toSorted((a, b) => Number(b.story.id.startsWith('pages-')) - Number(a.story.id.startsWith('pages-')));
  const list = (some: typeof pairs) => (
    <ul className={classes.pairs}>
      {some.map((pair) => (
        <Pair key={pair.story.id} {...pair} />
      ))}
    </ul>
  );
  return (
    <>
      <p>
        {`${base}（${date.replaceAll('-', '.')}）と比べて、見た目の変わったところは${pairs.length}か所です。`}
        {words && `「${words}」だけを比べました。`}
      </p>
      {list(pairs.slice(0, AT_FIRST))}
      {pairs.length > AT_FIRST && (
        <details>
          <summary>{`ほかの${pairs.length - AT_FIRST}か所`}</summary>
          {list(pairs.slice(AT_FIRST))}
        </details>
      )}
    </>
  );
}

/** What changed since the last release, in words and in pairs of pictures. */
export function Changes() {
  const comparison = useBeside(`${FOLDER}/index.json`, readIndex);
  return (
    <Block>
      {RELEASES.map(({ version, date, says }, place) => (
        <section key={version} className={classes.release}>
          <h3>{`${version}（${date.replaceAll('-', '.')}）`}</h3>
          <ul>
            {says.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {place === 0 && comparison && <Pairs comparison={comparison} />}
          {place === 0 && comparison === false && (
            <p className={classes.none}>
              変わった画面の写真は、このStorybookには入っていません（
              <StoryLink to="docs-proofs--docs" kind="docs">
                入れかた
              </StoryLink>
              ）。
            </p>
          )}
        </section>
      ))}
    </Block>
  );
}
