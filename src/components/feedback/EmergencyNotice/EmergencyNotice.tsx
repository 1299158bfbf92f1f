import { Notice } from '../Notice/Notice';
import { EmergencyCall } from './EmergencyCall';

interface EmergencyNoticeProps {
  title: string;
  urgent?: boolean;
}

/** 119番の案内。どの画面でも同じ赤い囲みと、電話のボタンです */
export function EmergencyNotice({ title, urgent = false }: EmergencyNoticeProps) {
  return (
    <Notice tone="error" title={title}>
      <EmergencyCall number="119" urgent={urgent} />
    </Notice>
  );
}
