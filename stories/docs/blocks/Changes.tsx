import { RELEASES } from '../changes';
import { Block } from './Block';
import classes from './Changes.module.css';
import { StoryFrame } from './StoryFrame';
import { titleEnd, useStories } from './storyIndex';

/** Shows how a screen looked before the release `version`. */
function OldPicture({ version, id, caption }: { version: string; id: string; caption: string }) {
  return (
    <figure className={classes.picture}>
      <img src={`./changes/${version}/${id}.jpg`} alt="" loading="lazy" className={classes.window} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export function Changes() {
  const stories = useStories() ?? [];
  return (
    <Block>
      {RELEASES.map(({ version, date, sentences, screens }, index) => (
        <section key={version} className={classes.release}>
          <h3>{`${version}（${date.replaceAll('-', '.')}）`}</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <ul className={classes.pairs}>
            {stories
              .filter(({ id }) => screens.includes(id))
              .map((story) => {
                const { id, title, name } = story;
                // If a later release changed the screen, that release's old picture shows the look after `version`.
                const nextChange = RELEASES.slice(0, index).findLast((later) => later.screens.includes(id));
                return (
                  <li key={id}>
                    <p className={classes.name}>{`${titleEnd(title)}：${name}`}</p>
                    <div className={classes.pair}>
                      <OldPicture version={version} id={id} caption="前" />
                      {nextChange ? (
                        <OldPicture version={nextChange.version} id={id} caption="あと" />
                      ) : (
                        <StoryFrame story={{ ...story, name: 'あと（いまの画面）' }} toolbar={{}} size="screen" />
                      )}
                    </div>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </Block>
  );
}
