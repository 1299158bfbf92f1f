import { asFailure } from '../domain/failure';
import { ContactContext } from '../components/feedback/ContactWays/contactContext';
import { LoginContext } from '../components/feedback/FailureNotice/loginContext';
import { FailureScreen } from '../components/feedback/FailureScreen/FailureScreen';
import { PageHeader } from '../components/layout/PageHeader/PageHeader';
import { MainButton } from '../components/actions/MainButton/MainButton';
import { OutcomeScreen } from '../components/feedback/OutcomeScreen/OutcomeScreen';
import { app } from '../copy/app';
import { lineTrouble, outsideLine } from '../copy/line';
import type { Contact } from '../domain/clinic/contact';
import { kindOfTrouble, PlatformError } from '../messaging/lineErrors';
import { OutsideLine } from '../messaging/outsideLine';
import classes from './Frame.module.css';

export interface LoginFailureProps {
  error: unknown;
  onRetry: () => void;
  clinicName: string;
  contact?: Contact | null;
  /**
   * Gets new tokens after a failure of the kind `login`.
   * `onRetry` would send the rejected tokens again.
   */
  relogin: () => void;
}

function StartFailure({ error, onRetry, relogin }: Pick<LoginFailureProps, 'error' | 'onRetry' | 'relogin'>) {
  if (error instanceof PlatformError) {
    const { title, ...words } = lineTrouble[error.trouble];
    const kind = kindOfTrouble(error.trouble);
    return <FailureScreen kind={kind} title={title} words={words} onRetry={kind === 'login' ? relogin : onRetry} />;
  }
  const { kind, sentence } = asFailure(error);
  const retry = kind === 'login' ? relogin : onRetry;
  return (
    <LoginContext value={relogin}>
      <FailureScreen kind={kind} title={app.loginFailed} text={sentence ?? undefined} onRetry={retry} />
    </LoginContext>
  );
}

/** Shown if the patient comes back from the card provider's page in a browser outside LINE. */
function BackFromPayment({ error: { paymentResult: result, linkIntoLine } }: { error: OutsideLine }) {
  const { title, advice } = outsideLine[result];
  return (
    <OutcomeScreen picture={result === 'success' ? 'hourglass' : 'payment-cancelled'} title={title} text={advice}>
      <MainButton to={linkIntoLine}>{outsideLine.back}</MainButton>
    </OutcomeScreen>
  );
}

/** Replaces the app if the platform's start or the login failed (§login-before-app). */
export function LoginFailure({ clinicName, contact, ...props }: LoginFailureProps) {
  const { error } = props;
  // Opens contact links without the platform, because the platform may not have started.
  const clinicContact = contact ? { contact, open: (url: string) => location.assign(url) } : null;
  return (
    <div className={classes.frame}>
      <PageHeader title={clinicName} />
      <main className={classes.main}>
        {error instanceof OutsideLine ? (
          <BackFromPayment error={error} />
        ) : (
          <ContactContext value={clinicContact}>
            <StartFailure {...props} />
          </ContactContext>
        )}
      </main>
    </div>
  );
}
