import { useState } from 'react';
import { Desk } from './Desk';
import { hostOfPhone, isPhone } from './host';
import { Phone } from './Phone';
import { Sentence } from './Sentence';
import { useOpening } from './useOpenClinic';
import { words } from './prototypeWords';

export interface PrototypeProps {
  storyId: string;
  /** The toolbar's text size, in percent: that of the phone. */
  textSize: string;
  /** The toolbar's easy mode: the phone begins with it. */
  easyMode: string;
}

const isThumbnail = () => new URLSearchParams(location.search).has('thumbnail');

/** The whole app against a clinic inside the page. The same story is the desk, and in a frame of it the phone. */
export function Prototype(props: PrototypeProps) {
  if (isThumbnail()) return <Sentence title={words.title} text={words.still} />;
  if (!isPhone()) return <Opened {...props} />;
  const host = hostOfPhone();
  return host ? <Phone host={host} /> : <Sentence title={words.phone} text={words.alone} />;
}

function Opened({ storyId, textSize, easyMode }: PrototypeProps) {
  const opening = useOpening();
  // The phone is a document: changing its URL would reload it and lose typed input.
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
