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

/** 診療の開始時刻を過ぎても医師が来ないときや、通話が切れたときの案内 */
export function VisitGuide({ phase, roomReady, filled = false }: VisitGuideProps) {
  const clinicContact = useContact();
  if (phase === 'started') {
    const [text, contactAdvice] = roomReady ? [copy.enterAgain, copy.call] : ['', copy.callWithoutRoom];
    return <Notice tone="info" title={copy.started} text={copy.inTurn + text} contactAdvice={contactAdvice} />;
  }
  const { contact, advice } = roomReady ? copy.over : copy.overWithoutRoom;
  return (
    <>
      <Text>{clinicContact ? contact : advice}</Text>
      <ContactWays filled={filled && !roomReady} />
    </>
  );
}
