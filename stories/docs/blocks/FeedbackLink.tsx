import { FEEDBACK, feedbackUrl } from './feedback';
import { StoryLink } from './StoryLink';

interface FeedbackLinkProps {
  /** The name of the screen, for the title of the report. */
  about: string;
  className?: string;
}

export function FeedbackLink({ about, className }: FeedbackLinkProps) {
  const words = 'この画面について知らせる';
  if (FEEDBACK === null)
    return (
      <StoryLink to="docs-feedback--docs" kind="docs" className={className}>
        {words}
      </StoryLink>
    );
  return (
    <a href={feedbackUrl(FEEDBACK, about)} target="_blank" rel="noreferrer" className={className}>
      {words}
    </a>
  );
}
