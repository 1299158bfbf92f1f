import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useArrivalInUrl } from '../booking/arrival';
import { useAlreadyBooked } from '../booking/bookedBlock';
import { hasAgreed } from '../booking/consentStorage';
import { BlockProblemScreen } from '../components/booking/BlockProblemScreen/BlockProblemScreen';
import { QuestionSkeleton } from '../components/feedback/Skeletons/Skeletons';
import { paths } from '../paths';

/**
 * The screens of a chosen block: it is read from the URL and checked here, once for all of them. A block that was just
 * booked leads to the reservations, one that can't be booked back to the slot picker, and a form whose consents are not
 * ticked to them (§consent-all-four).
 */
export function ArrivalLayout({ changeTime }: { changeTime: boolean }) {
  const { key, blockId, problem, slots, arrival, isForm } = useArrivalInUrl(changeTime);
  const booked = useAlreadyBooked(blockId);
  // Decided as a form is opened: a booking clears the consents while its form still stands.
  const [opened, setOpened] = useState<{ key: string; block: unknown; agreed: boolean } | null>(null);
  if (arrival && (opened?.key !== key || opened.block !== arrival.block))
    setOpened({ key, block: arrival.block, agreed: !isForm || hasAgreed(arrival.block) });
  if (booked) return <Navigate to={paths.reservations} replace />;
  if (booked === null && isForm) return <QuestionSkeleton />;
  if (problem !== null) return <BlockProblemScreen problem={problem} to={slots} />;
  if (arrival && opened?.agreed === false)
    return <Navigate to={paths.confirm(arrival.block)} replace state={{ consentMissing: true }} />;
  return <Outlet key={key} context={arrival} />;
}
