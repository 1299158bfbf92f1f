import { IconPhone } from '@tabler/icons-react';
import { emergency } from '../../../copy/emergencyCopy';
import { telLink } from '../../../domain/contact';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Notice } from '../Notice/Notice';

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
      <MainButton variant={urgent ? 'danger' : 'dangerOutline'} icon={IconPhone} href={telLink('119')}>
        {emergency.call}
      </MainButton>
    </Notice>
  );
}
