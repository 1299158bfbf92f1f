import { Badge } from '@mantine/core';
import { preview } from '../copy/preview';
import { PreviewMessages } from './PreviewMessages';

/** LINEの外で試していることを示すしるし。画面の上に、LINEに届くはずのお知らせと並べ、見出しに重なりません */
export function PreviewBadge() {
  return (
    <PreviewMessages>
      <Badge color="warm" bdrs="0 0 0 8px" fw={400} fz="inherit" style={{ paddingInline: 8 }}>
        {preview.badge}
      </Badge>
    </PreviewMessages>
  );
}
