import { contact as copy } from '../../../copy/common';
import { Dialog } from '../Dialog/Dialog';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { Paragraph } from '../../layout/Paragraph/Paragraph';

interface ContactDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** 「お問い合わせ」を押したときのダイアログ */
export function ContactDialog({ opened, onClose }: ContactDialogProps) {
  return (
    <Dialog opened={opened} title={copy.title} onClose={onClose}>
      <Paragraph>{copy.lead}</Paragraph>
      <ContactWays />
    </Dialog>
  );
}
