import { Notice } from '../Notice/Notice';
import { EmergencyCall } from './EmergencyCall';

interface EmergencyNoticeProps {
  /** どんなときに119番へ電話するか */
  title: string;
  /** いま症状があるとき true。電話のボタンを塗りつぶします */
  urgent?: boolean;
}

/** 119番の案内。どの画面でも同じ赤い囲みと、電話のボタンです（§urgent-answers） */
export function EmergencyNotice({ title, urgent = false }: EmergencyNoticeProps) {
  return (
    <Notice tone="error" title={title}>
      <EmergencyCall number="119" urgent={urgent} />
    </Notice>
  );
}
