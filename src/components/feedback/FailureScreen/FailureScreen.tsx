import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { loginAgain, trouble } from '../../../copy/trouble';
import type { FailureKind } from '../../../domain/failure';
import type { IllustrationName } from '../Illustration/Illustration';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ContactWays } from '../ContactWays/ContactWays';
import { useContact } from '../ContactWays/contactContext';
import { useLogin } from '../FailureNotice/loginContext';
import { OutcomeScreen } from '../OutcomeScreen/OutcomeScreen';

const PICTURES: Record<FailureKind, IllustrationName> = {
  offline: 'offline',
  unreached: 'server-trouble',
  timeout: 'hourglass',
  server: 'server-trouble',
  malformed: 'broken',
  login: 'login',
  refused: 'broken',
};

interface FailureScreenProps {
  kind: FailureKind;
  /** 「もう一度読み込む」または「もう一度ログインする」を押したときの処理 */
  onRetry?: () => void;
  /** できなかったことを伝える文（省くと、失敗の種類ごとの文） */
  title?: string;
  /** クリニックからの説明（省くと、失敗の種類ごとの案内） */
  text?: string;
  /** 次にすることの案内と、連絡をすすめる文（省くと、失敗の種類ごとの文） */
  words?: { advice: string; contact?: string };
  children?: ReactNode;
}

/** 読み込みに失敗したときに、起きたことと次にできることを伝える画面 */
export function FailureScreen({ kind, onRetry, title, text, words, children }: FailureScreenProps) {
  const clinicContact = useContact();
  const onLogin = useLogin();
  const kindWords = trouble[kind];
  const { advice, contact } = words ?? kindWords;
  const cause = words || title === undefined || title === kindWords.title ? '' : `${kindWords.title}。`;
  const showsContact = clinicContact !== null && text === undefined && contact !== undefined;
  return (
    <OutcomeScreen
      picture={PICTURES[kind]}
      title={title ?? kindWords.title}
      text={text ?? `${cause}${advice}${showsContact ? contact : ''}`}
      live="alert"
    >
      {onRetry && <MainButton onClick={onRetry}>{kind === 'login' ? loginAgain : common.reload}</MainButton>}
      {/* Offers a new login, because a refused login may look like a lost connection (`unreached`). */}
      {kind === 'unreached' && onLogin && (
        <MainButton variant="outline" onClick={onLogin}>
          {loginAgain}
        </MainButton>
      )}
      {children}
      {showsContact && <ContactWays />}
    </OutcomeScreen>
  );
}
