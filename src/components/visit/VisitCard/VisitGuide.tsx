import { visitDay as copy } from '../../../copy/visit';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Notice } from '../../feedback/Notice/Notice';

interface VisitGuideProps {
  phase: 'started' | 'over';
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

/** 診療の時間になってから、医師が来ないとき・切れたときにすること */
export function VisitGuide({ phase, roomReady }: VisitGuideProps) {
  const way = useContact();
  return (
    <Notice
      tone="info"
      {...(phase === 'over'
        ? { title: overWords(roomReady, way !== null) }
        : { title: copy.started, text: copy.inTurn + startedWords(roomReady, way !== null) })}
    >
      <ContactWays />
    </Notice>
  );
}
