import { Stack } from '@mantine/core';
import { BannerSlider } from '../../components/layout/BannerSlider/BannerSlider';
import { EasyModeSwitch } from '../../components/actions/EasyModeSwitch/EasyModeSwitch';
import { LinkBanner } from './parts/LinkBanner';
import { SubjectTiles } from '../../components/booking/SubjectTiles/SubjectTiles';
import { home } from '../../copy/homeCopy';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { useEasyMode } from '../../theme/easyMode';
import { HomeNextStep } from './parts/HomeNextStep';

interface HomePageProps {
  /** URL of the psychiatry mini-app; null hides the banner. */
  psychiatryUrl: string | null;
}

/**
 * `/` and `/index.html`: banners, the next step, the subjects, larger text and the link to the psychiatry service
 * (§home-parts).
 */
export function HomePage({ psychiatryUrl }: HomePageProps) {
  const platform = usePlatform();
  const { easy, setEasy } = useEasyMode();
  return (
    <Stack gap="lg">
      <BannerSlider label={home.slider.region} banners={home.slider.banners} />
      <HomeNextStep />
      <SubjectTiles heading={home.heading} note={home.note} slotsOf={paths.slots} />
      <EasyModeSwitch checked={easy} onChange={setEasy} />
      {psychiatryUrl && (
        <LinkBanner
          title={home.psychiatry.title}
          text={home.psychiatry.text}
          onOpen={() => platform.openExternal(psychiatryUrl)}
        />
      )}
    </Stack>
  );
}
