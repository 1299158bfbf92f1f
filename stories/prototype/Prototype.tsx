import { useState } from 'react';
import { Desk } from './Desk';
import { hostOfPhone, isPhone } from './host';
import { Phone } from './Phone';
import { Sentence } from './Sentence';
import { useOpening } from './useOpenClinic';
import { words } from './prototypeWords';

export interface PrototypeProps {
  storyId: string;
  /** Text size of the toolbar in percent; the phone uses it. */
  textSize: string;
  /** Easy mode of the toolbar; the phone starts with it. */
  easyMode: string;
}

const isThumbnail = () => new URLSearchParams(location.search).has('thumbnail');

/** The whole app with a clinic inside the page. In its iframe, the same story renders the phone. */
export function Prototype(props: PrototypeProps) {
  if (isThumbnail()) return <Sentence title={words.title} text={words.still} />;
  if (!isPhone()) return <Opened {...props} />;
  const host = hostOfPhone();
  return host ? <Phone host={host} /> : <Sentence title={words.phone} text={words.alone} />;
}

function Opened({ storyId, textSize, easyMode }: PrototypeProps) {
  const opening = useOpening();
  // Changing the URL of the phone's document would reload it and lose typed input.
  const [globals] = useState(`a11y.manual:!true;textSize:${textSize};easyMode:${easyMode}`);
  switch (opening.status) {
    case 'insecure':
      return <Sentence title={words.insecure} text={words.insecureNote} />;
    case 'failed':
      return <Sentence title={words.failed} text={words.failedNote} />;
    case 'preparing':
      return <Sentence title={words.preparing} text={words.preparingNote} />;
    case 'open':
      return <Desk {...opening} storyId={storyId} globals={globals} textSize={textSize} />;
  }
}
