import { Stack } from '@mantine/core';
import { common } from '../../../copy/common';
import type { VisitDetails } from '../../../domain/visit/visitState';
import { Text } from '../../layout/JaText/texts';
import { DoctorPicture } from '../DoctorPicture/DoctorPicture';

interface TicketDoctorProps {
  doctor: VisitDetails['admin_user'];
  /** 医師の写真の直径（px） */
  size: number;
}

export const TicketDoctor = ({ doctor, size }: TicketDoctorProps) => (
  <Stack gap={2} align="center" maw="7rem">
    <DoctorPicture id={doctor.id} picture={doctor.picture_url} size={size} />
    <Text fw={700} size={size < 60 ? 'sm' : undefined} lh="sm" ta="center">
      {common.doctor(doctor.lastname)}
    </Text>
  </Stack>
);
