import { FEEDBACK, feedbackAddress } from './feedback';
import { StoryLink } from './StoryLink';

interface FeedbackLinkProps {
  /** The name of the screen. It becomes part of the report's title. */
  about: string;
  className?: string;
}

/** A link to report a problem with a screen. If no feedback URL is set, it leads to the docs page about feedback. */
export function FeedbackLink({ about, className }: FeedbackLinkProps) {
  const words = 'この画面について知らせる';
  if (FEEDBACK === null)
    return (
      <StoryLink to="docs-feedback--docs" kind="docs" className={className}>
        {words}
      </StoryLink>
    );
  return (
    <a href={feedbackAddress(FEEDBACK, about)} target="_blank" rel="noreferrer" className={className}>
      {words}
    </a>
  );
}
