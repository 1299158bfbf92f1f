import { Block } from './Block';
import { StoryFrame } from './StoryFrame';
import { useStories } from './storyIndex';
import { useToolbar } from './toolbar';
import classes from './Usage.module.css';
import { COMPONENT_USES, PATTERN_USES } from './usage';

const GROUPS = [
  { name: '部品', uses: COMPONENT_USES },
  { name: '場面ごとの使い方', uses: PATTERN_USES },
];

export function Usage() {
  const stories = useStories();
  const toolbar = useToolbar();
  return (
    <Block>
      {GROUPS.map(({ name: group, uses }) => (
        <section key={group} className={classes.group}>
          <h2>{group}</h2>
          {uses.map(({ name, when, whenNot, story: id, advice, drawing, warning }) => {
            const story = stories?.find((one) => one.id === id);
            return (
              <section key={name} className={classes.use}>
                <h3>{name}</h3>
                <p>{`使うとき：${when}`}</p>
                <p>{`使わないとき：${whenNot}`}</p>
                <div className={classes.pair}>
                  <div className={classes.do}>
                    <p className={classes.verdict}>○ 良い例</p>
                    {story && <StoryFrame story={story} toolbar={toolbar} size="component" />}
                    <p>{advice}</p>
                  </div>
                  <div className={classes.dont}>
                    <p className={classes.verdict}>× 避ける例</p>
                    <div className={classes.drawing} aria-hidden>
                      {drawing.map(([kind, words]) => (
                        <div key={`${kind} ${words}`} data-kind={kind}>
                          {words}
                        </div>
                      ))}
                    </div>
                    <p>{warning}</p>
                  </div>
                </div>
              </section>
            );
          })}
        </section>
      ))}
    </Block>
  );
}
