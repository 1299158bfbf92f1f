import { contact as copy } from '../../../copy/common';
import { Dialog } from '../Dialog/Dialog';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { Text } from '../../layout/JaText/texts';

interface ContactDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** クリニックの連絡先を示すダイアログ */
export function ContactDialog({ opened, onClose }: ContactDialogProps) {
  return (
    <Dialog opened={opened} title={copy.title} onClose={onClose}>
      <Text>{copy.lead}</Text>
      <ContactWays />
    </Dialog>
  );
}
