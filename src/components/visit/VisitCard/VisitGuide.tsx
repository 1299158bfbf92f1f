import { visitDay as copy } from '../../../copy/visit';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Notice } from '../../feedback/Notice/Notice';
import { Text } from '../../layout/JaText/texts';

interface VisitGuideProps {
  phase: 'started' | 'over';
  roomReady: boolean;
  filled?: boolean;
}

/** 診療の時間になってから、医師が来ないとき・切れたときにすること */
export function VisitGuide({ phase, roomReady, filled = false }: VisitGuideProps) {
  const way = useContact();
  if (phase === 'started') {
    const [text, ask] = roomReady ? [copy.enterAgain, copy.call] : ['', copy.callWithoutRoom];
    return <Notice tone="info" title={copy.started} text={copy.inTurn + text} ask={ask} />;
  }
  const { contact, advice } = roomReady ? copy.over : copy.overWithoutRoom;
  return (
    <>
      <Text>{way ? contact : advice}</Text>
      <ContactWays filled={filled && !roomReady} />
    </>
  );
}
