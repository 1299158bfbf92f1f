import type { ReactNode } from 'react';
import { common } from '../../../copy/commonCopy';
import { loginAgain, trouble } from '../../../copy/troubleCopy';
import type { FailureKind } from '../../../domain/failureKind';
import type { IllustrationName } from '../Illustration/Illustration';
import { MainButton } from '../../layout/MainButton/MainButton';
import { OutcomeScreen } from '../OutcomeScreen/OutcomeScreen';

const PICTURES: Record<FailureKind, IllustrationName> = {
  offline: 'offline',
  timeout: 'hourglass',
  server: 'server-trouble',
  malformed: 'broken',
  login: 'login',
  refused: 'broken',
};

interface FailureScreenProps {
  /** 失敗の種類 */
  kind: FailureKind;
  /** 「もう一度読み込む」（ログイン切れでは「もう一度ログインする」）を押したとき。渡さなければボタンを出しません */
  onRetry?: () => void;
  /** 何ができなかったかを伝える一文。なければ失敗の種類の文 */
  title?: string;
  /** クリニックからの説明。なければ失敗の種類ごとの案内 */
  text?: string;
  /** ほかの操作 */
  children?: ReactNode;
}

/** 読み込みに失敗したときの画面。何が起きたかと、次の一手を伝えます */
export function FailureScreen({ kind, onRetry, title, text, children }: FailureScreenProps) {
  const words = trouble[kind];
  const advice = title === undefined || title === words.title ? words.advice : `${words.title}。${words.advice}`;
  return (
    <OutcomeScreen picture={PICTURES[kind]} title={title ?? words.title} text={text ?? advice} live="alert">
      {onRetry && <MainButton onClick={onRetry}>{kind === 'login' ? loginAgain : common.reload}</MainButton>}
      {children}
    </OutcomeScreen>
  );
}
