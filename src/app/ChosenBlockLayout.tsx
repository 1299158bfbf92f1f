import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { usePatient } from '../api/ClinicProvider';
import { useChosenBlockInUrl } from '../booking/chosenBlock';
import { readBooked, useAlreadyBooked } from '../booking/bookedBlock';
import { hasAgreed } from '../booking/consentStorage';
import { BlockProblemScreen } from '../components/booking/BlockProblemScreen/BlockProblemScreen';
import { Skeletons } from '../components/feedback/Skeletons/Skeletons';
import { consentVersion } from '../copy/confirm';
import { paths } from '../paths';

/**
 * The screens of a chosen block: it is read from the URL and checked here, once for all of them. A block that was just
 * booked leads to the reservations, one that can't be read back to the slot picker, a lost one to the one that was
 * chosen in its place (§back-after-loss), and a form whose consents are not ticked to them (§consent-all-four).
 */
export function ChosenBlockLayout({ cancelFee }: { cancelFee: number | null }) {
  const patient = usePatient();
  const version = consentVersion(cancelFee);
  const { key, blockId, movedTo, slots, chosen, isForm } = useChosenBlockInUrl(version);
  // Decided as a screen is opened: a booking remembers its block and clears the consents while its form still stands,
  // and leads on by itself.
  const arrive = () => ({
    at: `${key} ${blockId}`,
    wasBooked: readBooked(patient, blockId) !== null,
    agreed: chosen === null || !isForm || hasAgreed(patient, chosen.block, version),
  });
  const [opened, setOpened] = useState(arrive);
  if (opened.at !== `${key} ${blockId}`) setOpened(arrive());
  const booked = useAlreadyBooked(opened.wasBooked ? blockId : null);
  if (movedTo !== null) return <Navigate to={movedTo} replace />;
  if (booked) return <Navigate to={paths.reservations} replace />;
  if (booked === null && isForm) return <Skeletons shape="form" />;
  if (chosen === null) return <BlockProblemScreen to={slots} />;
  if (!opened.agreed) return <Navigate to={paths.confirm(chosen.block)} replace state={{ consentMissing: true }} />;
  return <Outlet key={key} context={chosen} />;
}
