import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { asFailure, type Failure } from '../api/failure';
import { FailureScreen } from '../components/FailureScreen/FailureScreen';
import { CardSkeleton } from '../components/Skeletons/Skeletons';
import { app } from '../copy/app';
import classes from './Frame.module.css';

interface LoginGateProps {
  /** Readies the platform and logs in at the clinic. */
  enter: () => Promise<void>;
  children: ReactNode;
}

type Gate = { status: 'entering' } | { status: 'failed'; failure: Failure } | { status: 'open' };

/** Nothing of the app is drawn before login succeeds; until then its outline stands, and a failure has a way on. */
export function LoginGate({ enter, children }: LoginGateProps) {
  const [gate, setGate] = useState<Gate>({ status: 'entering' });
  const tryToEnter = useCallback(() => {
    setGate({ status: 'entering' });
    enter().then(
      () => setGate({ status: 'open' }),
      (error: unknown) => {
        console.error(error);
        setGate({ status: 'failed', failure: asFailure(error) });
      },
    );
  }, [enter]);
  useEffect(tryToEnter, [tryToEnter]);

  if (gate.status === 'open') return children;
  return (
    <div className={classes.frame}>
      <main className={classes.main}>
        {gate.status === 'entering' && <CardSkeleton label={app.loggingIn} />}
        {gate.status === 'failed' && (
          <FailureScreen
            kind={gate.failure.kind}
            title={app.loginFailed}
            {...(gate.failure.says && { text: gate.failure.says })}
            onRetry={tryToEnter}
          />
        )}
      </main>
    </div>
  );
}
