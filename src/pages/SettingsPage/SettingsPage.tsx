import { Stack, Paper } from '@mantine/core';
import {
  IconBell,
  IconCreditCard,
  IconFileDescription,
  IconHome2,
  IconMessageCircle,
  IconUser,
  IconHomePlus,
  IconShare2,
  IconX,
} from '@tabler/icons-react';
import { useMessageChoice } from '../../api/messageChoice';
import { paths } from '../../paths';
import { ContactDialog } from '../../components/overlays/ContactDialog/ContactDialog';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { EasyModeSwitch } from '../../components/actions/EasyModeSwitch/EasyModeSwitch';
import { MenuList } from '../../components/actions/MenuList/MenuList';
import { Section } from '../../components/layout/Section/Section';
import { contact } from '../../copy/common';
import { service, settings as copy } from '../../copy/app';
import { useEasyMode } from '../../theme/easyMode';
import { useAction } from '../../api/useAction';
import { ScrollIntoView } from '../../components/layout/ScrollIntoView/ScrollIntoView';
import { invitationMessages } from '../../messaging/invitationMessage';
import { usePlatform } from '../../messaging/PlatformProvider';
import type { Outcome } from '../../messaging/platform';
import { Notice } from '../../components/feedback/Notice/Notice';
import { TroubleNotice } from '../../components/feedback/TroubleNotice/TroubleNotice';
import { kindOfTrouble } from '../../messaging/lineErrors';
import { MenuRow } from '../../components/actions/MenuList/MenuRow';

const ENTRIES = [
  { ...copy.entries.info, to: paths.info, icon: IconUser },
  { ...copy.entries.addresses, to: paths.addresses, icon: IconHome2 },
  { ...copy.entries.files, to: paths.files, icon: IconFileDescription },
  { ...copy.entries.payment, to: paths.payment, icon: IconCreditCard },
];
const MESSAGES_ENTRY = [{ ...copy.messages, to: paths.messages, icon: IconBell }];

type ServiceAction = 'share' | 'shortcut';

interface AboutServiceProps {
  clinicName: string;
  /**
   * The URL of the app, without a slash at the end.
   * If LINE is configured, the URL opens the app in LINE.
   */
  appUrl: string;
}

function AboutService({ clinicName, appUrl }: AboutServiceProps) {
  const platform = usePlatform();
  const { state, run } = useAction((action: ServiceAction): Promise<Outcome<ServiceEnding>> =>
    action === 'share'
      ? platform.share(invitationMessages(clinicName, `${appUrl}${paths.home}`))
      : platform.addShortcut(),
  );
  const busyAction = state.status === 'busy' ? state.input : null;

  const actions = [
    platform.can('share') && {
      ...service.share,
      icon: IconShare2,
      onPress: () => run('share'),
      busy: busyAction === 'share',
    },
    platform.can('shortcut') && {
      ...service.shortcut,
      icon: IconHomePlus,
      onPress: () => run('shortcut'),
      busy: busyAction === 'shortcut',
    },
    platform.can('close') && { ...service.close, icon: IconX, onPress: platform.close },
  ].filter((action) => action !== false);
  if (actions.length === 0) return null;
  return (
    <Section title={service.title}>
      <Paper component="ul" variant="rows" withBorder>
        {actions.map((action) => (
          <MenuRow key={action.title} {...action} />
        ))}
      </Paper>
      {state.status === 'done' && (
        <ScrollIntoView trigger={state.result}>
          <ServiceNote outcome={state.result} />
        </ScrollIntoView>
      )}
    </Section>
  );
}

type ServiceEnding = 'shared' | 'cancelled' | 'opened' | 'offered';

const NOTES: Record<ServiceEnding, readonly [title: string, text: string]> = {
  shared: [service.shared, service.sharedText],
  cancelled: [service.shareCancelled, service.shareCancelledText],
  opened: [service.shareOpened, service.shareOpenedText],
  offered: [service.shortcutOffered, service.shortcutOfferedText],
};

/** Shows the outcome of sharing the app or of adding a shortcut (§line-share-outcome). */
function ServiceNote({ outcome }: { outcome: Outcome<ServiceEnding> }) {
  if (outcome.status === 'failed') {
    const { trouble } = outcome;
    return <TroubleNotice trouble={trouble} offersLogin={kindOfTrouble(trouble) === 'login'} />;
  }
  const [title, text] = NOTES[outcome.status];
  return <Notice tone="info" role="status" title={title} text={text} />;
}

/** The entry for messages stands last, because it appears only after `useMessageChoice` has loaded. */
export function SettingsPage(props: AboutServiceProps) {
  const { isEasy, setEasy } = useEasyMode();
  const clinicContact = useContact();
  const [contactEntry, openContact, close] = useDialog('contact');
  const { title, text } = contact;
  const choice = useMessageChoice();
  const sendsMessages = choice.status === 'ready' && choice.data.topics.length > 0;
  const entries = clinicContact
    ? [...ENTRIES, { title, text, icon: IconMessageCircle, onPress: () => openContact(true) }]
    : ENTRIES;
  return (
    <Stack gap="lg">
      <MenuList label={copy.menu} entries={entries} />
      <AboutService {...props} />
      <Section title={copy.display}>
        <EasyModeSwitch checked={isEasy} onChange={setEasy} />
      </Section>
      {sendsMessages && <MenuList label={copy.messagesMenu} entries={MESSAGES_ENTRY} />}
      {clinicContact && <ContactDialog opened={contactEntry !== null} onClose={close} />}
    </Stack>
  );
}
