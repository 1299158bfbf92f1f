import { ContactWays } from '../components/feedback/ContactWays/ContactWays';
import { Paragraph } from '../components/layout/Paragraph/Paragraph';
import { Dialog } from '../components/overlays/Dialog/Dialog';
import { link } from '../copy/app';

interface RefusedLinkDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Says that a link of the clinic's host is none that may be opened (§links-safe). */
export function RefusedLinkDialog({ opened, onClose }: RefusedLinkDialogProps) {
  return (
    <Dialog opened={opened} title={link.refused} onClose={onClose}>
      <Paragraph>{link.why}</Paragraph>
      <ContactWays />
    </Dialog>
  );
}
