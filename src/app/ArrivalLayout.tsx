import { Navigate, Outlet } from 'react-router-dom';
import { useArrivalInUrl } from '../booking/arrival';
import { useAlreadyBooked } from '../booking/bookedBlock';
import { BlockProblemScreen } from '../components/booking/BlockProblemScreen/BlockProblemScreen';
import { paths } from '../paths';

/**
 * The screens of a chosen block: it is read from the URL and checked here, once for all of them. A block that was just
 * booked leads to the reservations, one that can't be booked back to the slot picker.
 */
export function ArrivalLayout() {
  const { key, blockId, problem, slots, arrival } = useArrivalInUrl();
  const booked = useAlreadyBooked(blockId);
  if (booked) return <Navigate to={paths.reservations} replace />;
  if (problem !== null) return <BlockProblemScreen problem={problem} to={slots} />;
  return <Outlet key={key} context={arrival} />;
}
