import { Block } from './Block';
import { FeedbackLink } from './FeedbackLink';
import { StoryFrame } from './StoryFrame';
import { useStories } from './storyIndex';
import { useToolbar } from './toolbar';
import { sentencesAtPlace, WORD_PLACES } from './wordPlaces';
import classes from './Words.module.css';

/** Lists the app's sentences by the place where patients read them. */
export function Words() {
  const stories = useStories() ?? [];
  const toolbar = useToolbar();
  return (
    <Block>
      {WORD_PLACES.map(({ name, story: storyId, texts }) => {
        const story = stories.find(({ id }) => id === storyId);
        return (
          <section key={name} className={classes.place}>
            <h2>{name}</h2>
            <div>
              {story && <StoryFrame story={story} toolbar={toolbar} size="screen" />}
              <FeedbackLink about={name} />
            </div>
            <table className={classes.words} aria-label={name}>
              <tbody>
                {[...new Set(texts.flatMap(sentencesAtPlace))].map((sentence, index) => (
                  <tr key={sentence}>
                    <th scope="row">{index + 1}</th>
                    <td>{sentence}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </Block>
  );
}
