import { Card, Image, NavLink, Paper, Stack } from '@mantine/core';
import { useState, useId } from 'react';
import { useReservations } from '../../api/reservations';
import { useSameAgain } from '../../booking/useSameAgain';
import { useUnfinishedBooking } from '../../booking/useUnfinishedBooking';
import { EasyModeSwitch } from '../../components/actions/EasyModeSwitch/EasyModeSwitch';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { CardLink } from '../../components/actions/CardLink/CardLink';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { LostRows } from '../../components/feedback/Read/Read';
import { Text, Title } from '../../components/layout/JaText/texts';
import { JaText } from '../../components/layout/JaText/JaText';
import { HeroCard } from '../../components/layout/HeroCard/HeroCard';
import { BannerSlider } from '../../components/layout/BannerSlider/BannerSlider';
import { home } from '../../copy/app';
import { useNextStep } from '../../booking/useNextStep';
import { useNow } from '../../device/clinicClock';
import { bookedReservation } from '../../domain/visit/bookedReservation';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';
import { HomeNextStep } from './HomeNextStep';
import { IconExternalLink } from '@tabler/icons-react';
import { TwoTone } from '../../components/feedback/Illustration/TwoTone';
import '../../theme/laterStyles';

export function HomePage({ psychiatryUrl }: { psychiatryUrl: string | null }) {
  const platform = usePlatform();
  const { isEasy, setEasy } = useEasyMode();
  const list = useReservations();
  const now = useNow();
  const sameAgain = useSameAgain(now);
  const step = useNextStep(now);
  const [hasShownTop, setHasShownTop] = useState(false);
  if (!hasShownTop && (step !== null || list.status === 'failed')) setHasShownTop(true);
  const draft = useUnfinishedBooking(now);
  const isComplete = list.status === 'ready' && !list.readFailure && list.lost === 0;
  const hasNothingBooked = isComplete && bookedReservation(list.data.all_reservations, now) === null;
  const isNewPatient = isComplete && list.data.all_reservations.length === 0;
  const showsDraftFirst = hasNothingBooked && draft !== null && (step?.kind === 'none' || step?.kind === 'bookAgain');
  return (
    <Stack gap="lg">
      {showsDraftFirst ? (
        <HeroCard title={draft.title} facts={draft.text} action={{ label: draft.next, to: draft.to }} />
      ) : isNewPatient ? (
        <Welcome />
      ) : (
        <HomeNextStep list={list} step={step} now={now} />
      )}
      {list.status === 'ready' && <LostRows count={list.lost} />}
      {/* Waits until the content above is shown, so that this part does not move down. */}
      {hasShownTop && (
        <>
          {hasNothingBooked && draft && !showsDraftFirst && <CardLink {...draft} />}
          {sameAgain && <CardLink {...sameAgain} />}
          <SubjectTiles heading={home.heading} note={home.note} slotPickerTo={paths.slots} />
          <BannerSlider label={home.slider.region} banners={home.slider.banners} />
          <EasyModeSwitch checked={isEasy} onChange={setEasy} />
          {psychiatryUrl && <PsychiatryBanner onOpen={() => platform.openExternal(psychiatryUrl)} />}
        </>
      )}
    </Stack>
  );
}

/** For a patient without any reservation (§home-welcome). */
function Welcome() {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} ta="center">
      <Image
        src={`${import.meta.env.BASE_URL}hero.svg`}
        alt=""
        w="min(12rem, 50vw)"
        mx="auto"
        style={{ aspectRatio: '4 / 3' }}
      />
      <div>
        <Title id={id} fz="xl" lh="xl" textWrap="balance">
          {home.welcome.title}
        </Title>
        <Text c="dimmed" lh="sm" mt="xxs" textWrap="balance">
          {home.welcome.text}
        </Text>
      </div>
      <MainButton to={paths.reserve}>{home.welcome.action}</MainButton>
    </Card>
  );
}

const PSYCHIATRY_PICTURE = {
  soft: <path d="M11 24a15 15 0 1 1 29 5c-1 3-3 5-3 9v5H21v-6h-4c-3 0-4-2-4-4v-3l-4-1z" />,
  lines: (
    <>
      <path d="M9 22a15 15 0 1 1 29 5c-1 3-3 5-3 9v5H19v-6h-4c-3 0-4-2-4-4v-3l-4-1z" />
      <path d="M24 29s-7-4-7-8.5a3.7 3.7 0 0 1 7-1.5 3.7 3.7 0 0 1 7 1.5C31 25 24 29 24 29z" />
    </>
  ),
};

function PsychiatryBanner({ onOpen }: { onOpen: () => void }) {
  const { title, text } = home.psychiatry;
  const id = useId();
  return (
    <Paper variant="rows" withBorder>
      <NavLink
        component="button"
        type="button"
        px="md"
        py="sm"
        leftSection={<TwoTone picture={PSYCHIATRY_PICTURE} box={48} size="2.75rem" />}
        fw={700}
        label={<JaText>{title}</JaText>}
        // `aria-hidden` keeps the text out of the accessible name.
        description={
          <Text span inherit aria-hidden id={id}>
            {text}
          </Text>
        }
        rightSection={<IconExternalLink aria-hidden size="1.25rem" color="var(--color-asagi)" />}
        aria-describedby={id}
        onClick={onOpen}
      />
    </Paper>
  );
}
