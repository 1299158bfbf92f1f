import { Stack } from '@mantine/core';
import {
  IconBell,
  IconCreditCard,
  IconFileDescription,
  IconHome2,
  IconMessageCircle,
  IconUser,
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
import { settings as copy } from '../../copy/app';
import { useEasyMode } from '../../theme/easyMode';
import { AboutService, type AboutServiceProps } from './AboutService';

const ENTRIES = [
  { ...copy.entries.info, to: paths.info, icon: IconUser },
  { ...copy.entries.addresses, to: paths.addresses, icon: IconHome2 },
  { ...copy.entries.files, to: paths.files, icon: IconFileDescription },
  { ...copy.entries.payment, to: paths.payment, icon: IconCreditCard },
];
const MESSAGES = [{ ...copy.messages, to: paths.messages, icon: IconBell }];

/** `/mypage/other`. The messages come last, because whether there are any is known only after a moment. */
export function SettingsPage(service: AboutServiceProps) {
  const { easy, setEasy } = useEasyMode();
  const way = useContact();
  const [asking, ask, close] = useDialog('contact');
  const { title, text } = contact;
  const choice = useMessageChoice();
  const writes = choice.status === 'ready' && choice.data.topics.length > 0;
  const entries = way ? [...ENTRIES, { title, text, icon: IconMessageCircle, onPress: () => ask(true) }] : ENTRIES;
  return (
    <Stack gap="lg">
      <MenuList label={copy.menu} entries={entries} />
      <AboutService {...service} />
      <Section title={copy.display}>
        <EasyModeSwitch checked={easy} onChange={setEasy} />
      </Section>
      {writes && <MenuList label={copy.messagesMenu} entries={MESSAGES} />}
      {way && <ContactDialog opened={asking !== null} onClose={close} />}
    </Stack>
  );
}
