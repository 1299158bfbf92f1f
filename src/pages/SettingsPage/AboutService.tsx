import { IconHomePlus, IconShare2, IconX } from '@tabler/icons-react';
import { useAction } from '../../api/useAction';
import { paths } from '../../paths';
import { ScrollIntoView } from '../../components/layout/ScrollIntoView/ScrollIntoView';
import { Section } from '../../components/layout/Section/Section';
import { service as copy } from '../../copy/app';
import { invitationMessages } from '../../messaging/invitationMessage';
import { usePlatform } from '../../messaging/PlatformProvider';
import type { Outcome } from '../../messaging/platform';
import { Notice } from '../../components/feedback/Notice/Notice';
import { TroubleNotice } from '../../components/feedback/TroubleNotice/TroubleNotice';
import { kindOfTrouble } from '../../messaging/lineErrors';
import { Paper } from '@mantine/core';
import { MenuRow } from '../../components/actions/MenuList/MenuRow';

type Service = 'share' | 'shortcut';

export interface AboutServiceProps {
  clinicName: string;
  /** Permanent link that opens the app in LINE, without trailing slash. */
  appUrl: string;
}

/** Recommending the service and adding a shortcut; renders nothing when LINE supports neither. */
export function AboutService({ clinicName, appUrl }: AboutServiceProps) {
  const platform = usePlatform();
  const { state, run } = useAction((service: Service): Promise<Outcome<ServiceEnding>> =>
    service === 'share'
      ? platform.share(invitationMessages(clinicName, `${appUrl}${paths.home}`))
      : platform.addShortcut(),
  );
  const busy = state.status === 'busy' ? state.input : null;

  const actions = [
    platform.can('share') && {
      ...copy.share,
      icon: IconShare2,
      onPress: () => run('share'),
      busy: busy === 'share',
    },
    platform.can('shortcut') && {
      ...copy.shortcut,
      icon: IconHomePlus,
      onPress: () => run('shortcut'),
      busy: busy === 'shortcut',
    },
    platform.can('close') && { ...copy.close, icon: IconX, onPress: platform.close },
  ].filter((action) => action !== false);
  if (actions.length === 0) return null;
  return (
    <Section title={copy.title}>
      <Paper component="ul" variant="rows" withBorder>
        {actions.map((action) => (
          <MenuRow key={action.title} {...action} />
        ))}
      </Paper>
      {state.status === 'done' && (
        <ScrollIntoView of={state.result}>
          <ServiceNote outcome={state.result} />
        </ScrollIntoView>
      )}
    </Section>
  );
}

type ServiceEnding = 'shared' | 'cancelled' | 'opened' | 'offered';

const WORDS: Record<ServiceEnding, readonly [title: string, text: string]> = {
  shared: [copy.shared, copy.sharedText],
  cancelled: [copy.shareCancelled, copy.shareCancelledText],
  opened: [copy.shareOpened, copy.shareOpenedText],
  offered: [copy.shortcutOffered, copy.shortcutOfferedText],
};

function ServiceNote({ outcome }: { outcome: Outcome<ServiceEnding> }) {
  if (outcome.status === 'failed') {
    const { trouble } = outcome;
    return <TroubleNotice trouble={trouble} login={kindOfTrouble(trouble) === 'login'} />;
  }
  const [title, text] = WORDS[outcome.status];
  return <Notice tone="info" role="status" title={title} text={text} />;
}
