import { FEEDBACK, feedbackAddress } from './feedback';
import { StoryLink } from './StoryLink';

interface FeedbackLinkProps {
  /** Name of the screen; the message begins with it. */
  about: string;
  className?: string;
}

/** Link to report a problem with a screen. */
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
