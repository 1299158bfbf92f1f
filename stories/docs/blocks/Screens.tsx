import { Block } from './Block';
import { FeedbackLink } from './FeedbackLink';
import { Gallery } from './Gallery';
import { JOURNEYS } from './journeys';
import classes from './Screens.module.css';
import { groupByFile, reviewStories, titleEnd, useStories, type StoryEntry } from './storyIndex';
import { StoryLink } from './StoryLink';

/** `/reserve/confirm/:id` → `/reserve/confirm/{id}` */
const routeText = (address: string) => address.replace(/:(\w+)/g, '{$1}');

interface ScreenProps {
  id: string;
  routes: readonly string[];
  stories: readonly StoryEntry[];
}

function Screen({ id, routes, stories }: ScreenProps) {
  const name = titleEnd(stories[0]?.title ?? id);
  return (
    <section className={classes.screen}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          <StoryLink to={`${id}--docs`} kind="docs">
            {name}
          </StoryLink>
          <span className={classes.count}>{`状態：${stories.length}件`}</span>
        </h3>
        <FeedbackLink about={name} className={classes.feedback} />
      </div>
      {routes.length > 0 && <p className={classes.routes}>{`URL：${routes.map(routeText).join(' ・ ')}`}</p>}
      <Gallery stories={stories} size="screen" />
    </section>
  );
}

export function Screens() {
  const stories = useStories();
  if (stories === null) return null;
  const files = groupByFile(reviewStories(stories));
  const placed = new Set(JOURNEYS.flatMap(({ screens }) => screens.map(({ id }) => id)));
  const unlisted = [...files.keys()].filter((id) => id.startsWith('pages-') && !placed.has(id));
  const unlistedScreens = { name: 'そのほか', about: '', screens: unlisted.map((id) => ({ id, routes: [] })) };
  const journeys = unlisted.length > 0 ? [...JOURNEYS, unlistedScreens] : JOURNEYS;
  return (
    <Block>
      <nav aria-label="この一覧のもくじ">
        <ul className={classes.contents}>
          {journeys.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => scrollTo(event, name)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {journeys.map(({ name, about, screens }) => (
        <section key={name} aria-labelledby={name} className={classes.journey}>
          <h2 id={name} tabIndex={-1} className={classes.heading}>
            {name}
          </h2>
          <p>{about}</p>
          {screens.map(({ id, routes }) => (
            <Screen key={id} id={id} routes={routes} stories={files.get(id) ?? []} />
          ))}
        </section>
      ))}
    </Block>
  );
}

/** Scrolls to the heading, but keeps the URL, because Storybook controls the URL of the docs iframe. */
function scrollTo(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
