import { Card, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SubjectId } from '../../../domain/clinic/subjects';
import { Text } from '../../layout/Unbroken/texts';
import { SubjectPicture } from './SubjectPicture';

interface SubjectTileProps {
  /** 診療科目の名前 */
  label: string;
  /** 移動先 */
  to: string;
  /** 絵の種類（診療科目の番号） */
  picture: SubjectId;
}

/** 予約を始める診療科目1つ（§treatment-subjects） */
export function SubjectTile({ label, to, picture }: SubjectTileProps) {
  return (
    <Card component={Link} to={to} px="xxs" py="sm" mih="7.5rem" c="inherit" ta="center">
      <Stack gap="xs" align="center" justify="center" flex={1}>
        <SubjectPicture subject={picture} />
        <Text span fz="min(1rem, 7vw)" fw={700} lh={1.5} textWrap="balance">
          {label}
        </Text>
      </Stack>
    </Card>
  );
}
