import { Box, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { useReservations } from '../../api/reservations';
import { EasyModeSwitch } from '../../components/actions/EasyModeSwitch/EasyModeSwitch';
import { SameAgain } from '../../components/booking/SameAgain/SameAgain';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { UnfinishedBooking } from '../../components/booking/UnfinishedBooking/UnfinishedBooking';
import { LostRows } from '../../components/feedback/LostRows/LostRows';
import { BannerSlider } from '../../components/layout/BannerSlider/BannerSlider';
import { common } from '../../copy/common';
import { home } from '../../copy/app';
import { subjectTiles } from '../../copy/booking';
import { useNow } from '../../device/clinicClock';
import { lastVisit } from '../../domain/visit/history';
import { reservationInTheWay } from '../../domain/visit/shown';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';
import { HomeNextStep } from './parts/HomeNextStep';
import { LinkBanner } from './parts/LinkBanner';
import { TilesSkeleton } from './parts/TilesSkeleton';
import { useStepKnown } from './parts/useStepKnown';
import { useUnfinishedBooking } from './parts/useUnfinishedBooking';
import { Welcome } from './parts/Welcome';

/** Of a visit's card with a button, and of its skeleton. */
const CARD_HEIGHT = 'calc(17rem + var(--target-main))';

interface HomePageProps {
  /** URL of the psychiatry mini-app; null hides the banner. */
  psychiatryUrl: string | null;
}

/**
 * `/` and `/index.html`: the next step, an unfinished booking, the last visit once more, the subjects, banners, larger
 * text and the link to the psychiatry service (§home-parts, §home-welcome, §unfinished-booking-said, §same-again).
 */
export function HomePage({ psychiatryUrl }: HomePageProps) {
  const platform = usePlatform();
  const { easy, setEasy } = useEasyMode();
  const list = useReservations();
  const now = useNow();
  const last = list.status === 'ready' ? lastVisit(list.data.all_reservations, now) : null;
  const step = useStepKnown();
  const begun = useUnfinishedBooking(now);
  const isFree = list.status === 'ready' && reservationInTheWay(list.data.all_reservations, now) === null;
  // Only what is read now, and whole, says that there is nothing. Late, it would push the subjects down.
  const isNew =
    step === 'known' &&
    list.status === 'ready' &&
    !list.stale &&
    list.lost === 0 &&
    list.data.all_reservations.length === 0;
  // A visit booked on another device takes the place of the picture; what is below it stays.
  const { ref, height } = useElementSize();
  const [wasNew, setWasNew] = useState(isNew);
  if (isNew && !wasNew) setWasNew(true);
  const least = wasNew && !isNew ? height : undefined;
  return (
    <Stack gap="lg">
      {/* A late step gets the room of its skeleton, and nothing is put in between. */}
      <Box ref={ref} mih={step === 'late' ? CARD_HEIGHT : least}>
        {isNew ? <Welcome /> : <HomeNextStep />}
      </Box>
      {list.status === 'ready' && <LostRows count={list.lost} />}
      {step !== 'waiting' ? (
        <>
          {step === 'known' && isFree && begun && <UnfinishedBooking {...begun} />}
          {step === 'known' && last && (
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
      ) : (
        <TilesSkeleton />
      )}
    </Stack>
  );
}
