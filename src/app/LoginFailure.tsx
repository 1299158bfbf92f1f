import { asFailure } from '../api/failure';
import { FailureScreen } from '../components/feedback/FailureScreen/FailureScreen';
import { MainButton } from '../components/layout/MainButton/MainButton';
import { OutcomeScreen } from '../components/feedback/OutcomeScreen/OutcomeScreen';
import { app } from '../copy/app';
import { lineTrouble, outsideLine } from '../copy/line';
import { kindOfTrouble, PlatformError } from '../messaging/lineErrors';
import { OutsideLine } from '../messaging/outsideLine';
import classes from './Frame.module.css';

export interface LoginFailureProps {
  /** What the start of the platform or the login threw. */
  error: unknown;
  /** Starts the app again. */
  onRetry: () => void;
  /** Fetches new tokens: refused ones would be refused again. */
  relogin: () => void;
}

function Refused({ error, onRetry, relogin }: LoginFailureProps) {
  if (error instanceof PlatformError) {
    const { title, advice } = lineTrouble[error.trouble];
    const kind = kindOfTrouble(error.trouble);
    return <FailureScreen kind={kind} title={title} text={advice} onRetry={kind === 'login' ? relogin : onRetry} />;
  }
  const { kind, says } = asFailure(error);
  return (
    <FailureScreen
      kind={kind}
      title={app.loginFailed}
      {...(says && { text: says })}
      onRetry={kind === 'login' ? relogin : onRetry}
    />
  );
}

function PaidOutsideLine({ payment, link }: Pick<OutsideLine, 'payment' | 'link'>) {
  const { title, advice } = outsideLine[payment];
  return (
    <OutcomeScreen picture={payment === 'success' ? 'success' : 'payment-cancelled'} title={title} text={advice}>
      <MainButton href={link}>{outsideLine.back}</MainButton>
    </OutcomeScreen>
  );
}

/** The screen in place of the app when nobody could be logged in: what went wrong, and a way on. */
export function LoginFailure(props: LoginFailureProps) {
  const { error } = props;
  return (
    <div className={classes.frame}>
      <main className={classes.main}>
        {error instanceof OutsideLine ? (
          <PaidOutsideLine payment={error.payment} link={error.link} />
        ) : (
          <Refused {...props} />
        )}
      </main>
    </div>
  );
}
