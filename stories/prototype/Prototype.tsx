import { useState } from 'react';
import { PhoneWithPanel } from './PhoneWithPanel';
import { parentOfPhone, isPhone } from './phoneParent';
import { Phone } from './Phone';
import { PrototypeStatus } from './PrototypeStatus';
import { useOpening } from './useOpening';
import { words } from './prototypeWords';

export interface PrototypeProps {
  storyId: string;
  /** In percent. */
  textSize: string;
  /** `on` or `off`; the phone uses only the initial value. */
  easyMode: string;
}

const isThumbnail = () => new URLSearchParams(location.search).has('thumbnail');

/** The phone is an iframe that opens the same story again. In the iframe, the story renders only the app. */
export function Prototype(props: PrototypeProps) {
  if (isThumbnail()) return <PrototypeStatus title={words.title} text={words.thumbnail} />;
  if (!isPhone()) return <PrototypePage {...props} />;
  const phoneParent = parentOfPhone();
  return phoneParent ? (
    <Phone phoneParent={phoneParent} />
  ) : (
    <PrototypeStatus title={words.phone} text={words.phoneAlone} />
  );
}

function PrototypePage({ storyId, textSize, easyMode }: PrototypeProps) {
  const opening = useOpening();
  // The phone's URL keeps the initial globals,
  // because a new URL would reload the phone and clear the fields of the app.
  const [globals] = useState(`a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`);
  switch (opening.status) {
    case 'insecure':
      return <PrototypeStatus title={words.insecure} text={words.insecureNote} />;
    case 'failed':
      return <PrototypeStatus title={words.failed} text={words.failedNote} />;
    case 'preparing':
      return <PrototypeStatus title={words.preparing} text={words.preparingNote} />;
    case 'open':
      return <PhoneWithPanel {...opening} storyId={storyId} globals={globals} textSize={textSize} />;
  }
}
