import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { asFailure } from '../api/failure';
import { FailureScreen } from '../components/FailureScreen/FailureScreen';
import { LoadingScreen } from '../components/LoadingScreen/LoadingScreen';
import { MainButton } from '../components/MainButton/MainButton';
import { OutcomeScreen } from '../components/OutcomeScreen/OutcomeScreen';
import { app } from '../copy/app';
import { lineTrouble, outsideLine } from '../copy/line';
import type { FailureKind } from '../domain/failureKind';
import { kindOfTrouble, PlatformError } from '../messaging/lineErrors';
import { OutsideLine } from '../messaging/outsideLine';
import classes from './Frame.module.css';

/** What login leads to. */
export interface Entered {
  app: ReactNode;
  /** Settles once the platform is ready too, when that is later; a rejection takes the app away again. */
  ready?: Promise<void>;
}

interface LoginGateProps {
  /** Readies the platform, logs in at the clinic, and gives what is drawn from then on. */
  enter: () => Promise<Entered>;
  /** What login has led to already; without it `enter` is called. */
  entered?: Entered;
  /** Fetches new tokens: trying again with refused ones would be refused again. */
  relogin: () => void;
}

interface Refusal {
  kind: FailureKind;
  title: string;
  /** The clinic's or the platform's own advice. */
  text: string | null;
}

type Gate =
  | { status: 'entering' }
  | { status: 'failed'; refusal: Refusal }
  | { status: 'outside'; visit: OutsideLine }
  | { status: 'open'; app: ReactNode };

function refusalOf(error: unknown): Refusal {
  if (error instanceof PlatformError) {
    const { title, advice } = lineTrouble[error.trouble];
    return { kind: kindOfTrouble(error.trouble), title, text: advice };
  }
  const { kind, says } = asFailure(error);
  return { kind, title: app.loginFailed, text: says };
}

function gateAfter(error: unknown): Gate {
  if (error instanceof OutsideLine) return { status: 'outside', visit: error };
  console.error(error);
  return { status: 'failed', refusal: refusalOf(error) };
}

/** Nothing of the app is drawn before login succeeds; until then its outline stands, and a failure has a way on. */
export function LoginGate({ enter, entered, relogin }: LoginGateProps) {
  const [gate, setGate] = useState<Gate>(entered ? { status: 'open', app: entered.app } : { status: 'entering' });
  const fail = useCallback((error: unknown) => setGate(gateAfter(error)), []);
  const tryToEnter = useCallback(() => {
    setGate({ status: 'entering' });
    enter().then(({ app: drawn, ready }) => {
      setGate({ status: 'open', app: drawn });
      ready?.catch(fail);
    }, fail);
  }, [enter, fail]);
  useEffect(() => {
    if (entered) entered.ready?.catch(fail);
    else tryToEnter();
  }, [entered, tryToEnter, fail]);
  const isEntering = gate.status === 'entering';
  useLayoutEffect(() => {
    // The page's own shell has stood for the app until now (ADR 0006).
    if (!isEntering) document.getElementById('shell')?.remove();
  }, [isEntering]);

  if (gate.status === 'open') return gate.app;
  return (
    <div className={classes.frame}>
      <main className={classes.main}>
        {isEntering && <LoadingScreen label={app.loggingIn} />}
        {gate.status === 'failed' && (
          <FailureScreen
            kind={gate.refusal.kind}
            title={gate.refusal.title}
            {...(gate.refusal.text && { text: gate.refusal.text })}
            onRetry={gate.refusal.kind === 'login' ? relogin : tryToEnter}
          />
        )}
        {gate.status === 'outside' && (
          <OutcomeScreen
            picture={gate.visit.payment === 'success' ? 'success' : 'payment-cancelled'}
            title={outsideLine[gate.visit.payment].title}
            text={outsideLine[gate.visit.payment].advice}
          >
            <MainButton href={gate.visit.link}>{outsideLine.back}</MainButton>
          </OutcomeScreen>
        )}
      </main>
    </div>
  );
}
