import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { usePatientId } from '../api/ClinicProvider';
import { useChosenBlockInUrl, type ChosenBlock } from '../booking/chosenBlock';
import { hasAgreed } from '../booking/consents';
import { BlockProblemScreen } from '../components/booking/BlockProblemScreen/BlockProblemScreen';
import { useGoBack } from '../components/layout/PageHeader/useGoBack';
import { consentVersion } from '../copy/confirm';
import { paths } from '../paths';

/** If a consent is not ticked, redirects to the consents (§consent-all-four). */
function FormGuard({ chosen }: { chosen: ChosenBlock }) {
  const patient = usePatientId();
  // The ticks are read once, because a booking clears the stored consents while the form is still shown.
  const [agreed] = useState(() => hasAgreed(patient, chosen.block, chosen.version));
  const { key } = useLocation();
  // After a booking, Back can lead to the form again.
  // The app then goes back once more, because a redirect would show the consents again.
  // The key `default` means that the app was opened at this URL.
  const isSkipped = useNavigationType() === 'POP' && key !== 'default' && !agreed;
  const goBack = useEffectEvent(useGoBack(paths.confirm(chosen.block)));
  useEffect(() => {
    if (isSkipped) goBack();
  }, [isSkipped, key]);
  if (isSkipped) return null;
  if (!agreed) return <Navigate to={paths.confirm(chosen.block)} replace state={{ consentMissing: true }} />;
  return <Outlet context={chosen} />;
}

export function ChosenBlockLayout({ cancelFee }: { cancelFee: number | null }) {
  const { key, slotsPath, chosen, isForm } = useChosenBlockInUrl(consentVersion(cancelFee));
  if (chosen === null) return <BlockProblemScreen to={slotsPath} />;
  return isForm ? <FormGuard key={key} chosen={chosen} /> : <Outlet key={key} context={chosen} />;
}
