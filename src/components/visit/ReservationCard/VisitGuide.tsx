import { List, Paper, Text } from '@mantine/core';
import { prepare, visitDay as copy } from '../../../copy/visit';
import type { Instant } from '../../../domain/calendar/jst';
import type { VisitPhase } from '../../../domain/reservation/times';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Notice } from '../../feedback/Notice/Notice';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { Countdown } from '../Countdown/Countdown';
import { countdownWords } from './countdownWords';

interface VisitGuideProps {
  /** 診療のどの段階か */
  phase: VisitPhase;
  /** 診療の開始（ミリ秒） */
  start: Instant;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 「診察室に入る」を出せるとき true */
  roomReady: boolean;
}

const overWords = (roomReady: boolean, mayCall: boolean) => {
  if (roomReady) return mayCall ? copy.overContact : copy.overAdvice;
  return mayCall ? copy.overWithoutRoom.contact : copy.overWithoutRoom.advice;
};

const startedWords = (roomReady: boolean, mayCall: boolean) => {
  if (roomReady) return copy.enterAgain + (mayCall ? copy.call : '');
  return mayCall ? copy.callWithoutRoom : '';
};

/**
 * 診療の15分前から、その時間に知っておきたいこと：残り時間と用意するもの、来ないとき・切れたとき、過ぎたとき
 * （§visit-waiting）
 */
export function VisitGuide({ phase, start, now, roomReady }: VisitGuideProps) {
  const way = useContact();
  if (phase === 'over')
    return (
      <Notice tone="info" title={copy.over} text={overWords(roomReady, way !== null)}>
        <ContactWays />
      </Notice>
    );
  if (phase === 'started')
    return (
      <Notice tone="info" title={copy.started} text={copy.inTurn + startedWords(roomReady, way !== null)}>
        <ContactWays />
      </Notice>
    );
  if (phase !== 'waiting' && phase !== 'open') return null;
  return (
    <Paper variant="inset">
      <Text fw={700} lh={1.5}>
        {phase === 'waiting' ? (
          <Countdown until={start} now={now}>
            {(left) => {
              const rest = countdownWords(left);
              return <Unbroken>{rest ? copy.waiting(rest) : copy.soon}</Unbroken>;
            }}
          </Countdown>
        ) : (
          <Unbroken>{copy.soon}</Unbroken>
        )}
      </Text>
      <Text>
        <Unbroken>{copy.inTurn}</Unbroken>
      </Text>
      <Text fw={700} mt="xs">
        <Unbroken>{prepare.thingsTitle}</Unbroken>
      </Text>
      <List>
        {prepare.things.map((thing) => (
          <List.Item key={thing}>
            <Unbroken>{thing}</Unbroken>
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}
