import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { home } from '../../copy/homeCopy';
import { paths } from '../../app/paths';

/** `/reserve`: the choice of subject (spec §2, D23). */
export function ReservePage() {
  return <SubjectTiles heading={home.headingInsured} note={home.note} slotsOf={paths.slots} />;
}
