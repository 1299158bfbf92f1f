import { Block } from './Block';
import { useStories, type StoryEntry } from './storyIndex';
import { StoryLink } from './StoryLink';
import classes from './Welcome.module.css';

const count = (stories: readonly StoryEntry[], root: string) => {
  const own = stories.filter(({ title }) => title.startsWith(`${root}/`));
  return { files: new Set(own.map(({ title }) => title)).size, states: own.length };
};

const WAYS = [
  {
    root: '流れ',
    label: '流れの一覧',
    page: 'docs-flows--docs',
    about: '予約からお薬の受け取りまで、ひと続きの操作を順に。',
  },
  {
    root: '画面',
    label: '画面の一覧',
    page: 'docs-screens--docs',
    about: '患者さまが見る画面を、読み込み中・失敗・空の状態まで。',
  },
  { root: '部品', label: '部品の一覧', page: 'docs-components--docs', about: '画面を組み立てている部品と、その状態。' },
  { root: 'デザイン', label: 'デザイン', page: 'design-colors--docs', about: '色・文字・寸法・絵・ことばの決まり。' },
] as const;

/** Links to the parts of this Storybook, with the number of files and stories in each. */
export function Welcome() {
  const stories = useStories();
  return (
    <Block>
      <ul className={classes.ways}>
        <li className={classes.way}>
          <StoryLink to="flows-prototype--whole-app" className={classes.link}>
            アプリ全体をさわって試す
          </StoryLink>
          <p>予約からお薬の受け取りまで、患者さまになって自由に操作します。</p>
        </li>
        {WAYS.map(({ root, label, page, about }) => {
          const { files, states } = count(stories ?? [], root);
          return (
            <li key={root} className={classes.way}>
              <StoryLink to={page} kind="docs" className={classes.link}>
                {label}
              </StoryLink>
              <p>{about}</p>
              {states > 1 && (
                <p className={classes.count}>{`${files}の${root}・${states}の${root === '流れ' ? '場面' : '状態'}`}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
