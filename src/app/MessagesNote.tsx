import { useMessageChoice } from '../api/messageChoice';
import { Paragraph } from '../components/layout/Paragraph/Paragraph';
import { messageChoice } from '../copy/line';

/** That the clinic writes in LINE, and where that is turned off; nothing where none would come (§message-told). */
export function MessagesNote() {
  const choice = useMessageChoice();
  if (choice.status !== 'ready') return null;
  const { topics, off } = choice.data;
  return topics.some((topic) => !off.includes(topic)) && <Paragraph>{messageChoice.told}</Paragraph>;
}
