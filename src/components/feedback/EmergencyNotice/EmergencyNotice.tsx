import { IconPhone } from '@tabler/icons-react';
import { emergency } from '../../../copy/common';
import { telLink } from '../../../domain/clinic/contact';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Notice } from '../Notice/Notice';

interface EmergencyCallProps {
  /** 救急車は `119`、救急車を呼ぶか迷うときの相談は `#7119` */
  number: keyof typeof emergency.call;
  /** 患者さんにいま急を要する症状があるとき true */
  urgent?: boolean;
}

/** 119番、または#7119に電話するボタン */
export function EmergencyCall({ number, urgent = false }: EmergencyCallProps) {
  const ambulanceVariant = urgent ? 'danger' : 'dangerOutline';
  return (
    <MainButton variant={number === '119' ? ambulanceVariant : 'outline'} icon={IconPhone} to={telLink(number)}>
      {emergency.call[number]}
    </MainButton>
  );
}

interface EmergencyNoticeProps {
  title: string;
  urgent?: boolean;
}

/** 119番に電話するボタンのある、赤いお知らせ */
export function EmergencyNotice({ title, urgent = false }: EmergencyNoticeProps) {
  return (
    <Notice tone="error" title={title}>
      <EmergencyCall number="119" urgent={urgent} />
    </Notice>
  );
}
