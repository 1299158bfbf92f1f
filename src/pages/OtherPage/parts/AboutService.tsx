import { IconHomePlus, IconShare2, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePageRestored } from '../../../api/usePageRestored';
import { paths } from '../../../paths';
import { ActionList } from '../../../components/layout/ActionList/ActionList';
import { ScrollIntoView } from '../../../components/layout/ScrollIntoView/ScrollIntoView';
import { Section } from '../../../components/layout/Section/Section';
import { service as copy } from '../../../copy/serviceCopy';
import { invitationMessages } from '../../../messaging/invitation';
import { usePlatform } from '../../../messaging/PlatformProvider';
import type { Outcome } from '../../../messaging/platform';
import { ServiceNote, type ServiceEnding } from './ServiceNote';

type Service = 'share' | 'shortcut';
type State =
  | { status: 'idle' }
  | { status: 'busy'; service: Service }
  | { status: 'ended'; outcome: Outcome<ServiceEnding> };

interface AboutServiceProps {
  clinicName: string;
  /** Permanent link that opens the app in LINE, without trailing slash. */
  appUrl: string;
}

/** Recommending the service and adding a shortcut; renders nothing when LINE supports neither (spec §5, E13). */
export function AboutService({ clinicName, appUrl }: AboutServiceProps) {
  const platform = usePlatform();
  const [state, setState] = useState<State>({ status: 'idle' });
  const busy = state.status === 'busy' ? state.service : null;
  usePageRestored(() => busy && setState({ status: 'idle' }));

  // LINE opens its windows only directly in the tap handler, so nothing is awaited before.
  async function grant(service: Service, act: () => Promise<Outcome<ServiceEnding>>) {
    if (busy) return;
    setState({ status: 'busy', service });
    setState({ status: 'ended', outcome: await act() });
  }
  const share = () => platform.share(invitationMessages(clinicName, `${appUrl}${paths.home}`));

  const actions = [
    platform.can('share') && {
      ...copy.share,
      icon: IconShare2,
      onPress: () => void grant('share', share),
      busy: busy === 'share',
    },
    platform.can('shortcut') && {
      ...copy.shortcut,
      icon: IconHomePlus,
      onPress: () => void grant('shortcut', platform.addShortcut),
      busy: busy === 'shortcut',
    },
    platform.can('close') && { ...copy.close, icon: IconX, onPress: platform.close },
  ].filter((action) => action !== false);
  if (actions.length === 0) return null;
  return (
    <Section title={copy.title}>
      <ActionList actions={actions} />
      {state.status === 'ended' && (
        <ScrollIntoView of={state.outcome}>
          <ServiceNote outcome={state.outcome} />
        </ScrollIntoView>
      )}
    </Section>
  );
}
