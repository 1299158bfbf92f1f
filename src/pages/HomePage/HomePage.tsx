import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useReservations } from '../../api/reservations';
import { EasyModeSwitch } from '../../components/actions/EasyModeSwitch/EasyModeSwitch';
import { SameAgain } from '../../components/booking/SameAgain/SameAgain';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { UnfinishedBooking } from '../../components/booking/UnfinishedBooking/UnfinishedBooking';
import { LostRows } from '../../components/feedback/Read/LostRows';
import { BannerSlider } from '../../components/layout/BannerSlider/BannerSlider';
import { common } from '../../copy/common';
import { home } from '../../copy/app';
import { subjectTiles } from '../../copy/booking';
import { useNextStep } from '../../booking/useNextStep';
import { useNow } from '../../device/clinicClock';
import { lastVisit } from '../../domain/visit/history';
import { reservationInTheWay } from '../../domain/visit/shown';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';
import { HomeNextStep } from './parts/HomeNextStep';
import { LinkBanner } from './parts/LinkBanner';
import { useUnfinishedBooking } from './parts/useUnfinishedBooking';
import { Welcome } from './parts/Welcome';

interface HomePageProps {
  /** URL of the psychiatry mini-app; null hides the banner. */
  psychiatryUrl: string | null;
}

/**
 * `/` and `/index.html`: the next step, an unfinished booking, the last visit once more, the subjects, banners, larger
 * text and the link to the psychiatry service (§home-welcome, §unfinished-booking-said, §same-again).
 */
export function HomePage({ psychiatryUrl }: HomePageProps) {
  const platform = usePlatform();
  const { easy, setEasy } = useEasyMode();
  const list = useReservations();
  const now = useNow();
  const last = list.status === 'ready' ? lastVisit(list.data.all_reservations, now) : null;
  const isKnown = useNextStep(now) !== null;
  // What has come stays, also while the step is read anew.
  const [hasCome, setHasCome] = useState(false);
  if (!hasCome && (isKnown || list.status === 'failed')) setHasCome(true);
  const begun = useUnfinishedBooking(now);
  const isFree = list.status === 'ready' && reservationInTheWay(list.data.all_reservations, now) === null;
  // Only what is read now, and whole, says that there is nothing.
  const isNew = list.status === 'ready' && !list.stale && list.lost === 0 && list.data.all_reservations.length === 0;
  return (
    <Stack gap="lg">
      {isNew ? <Welcome /> : <HomeNextStep />}
      {list.status === 'ready' && <LostRows count={list.lost} />}
      {/* Not before what stands above it is known (§nothing-jumps). */}
      {hasCome && (
        <>
          {isFree && begun && <UnfinishedBooking {...begun} />}
          {last && (
            <SameAgain
              subject={subjectTiles[last.subjectId]}
              doctor={common.doctor(last.doctor)}
              to={paths.slotsOfDoctor(last.subjectId, last.doctorId)}
            />
          )}
          <SubjectTiles heading={home.heading} note={home.note} slotsOf={paths.slots} />
          <BannerSlider label={home.slider.region} banners={home.slider.banners} />
          <EasyModeSwitch checked={easy} onChange={setEasy} />
          {psychiatryUrl && (
            <LinkBanner
              title={home.psychiatry.title}
              text={home.psychiatry.text}
              onOpen={() => platform.openExternal(psychiatryUrl)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
