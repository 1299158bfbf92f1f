import { DataList, Group, Paper, Stack, Title } from '@mantine/core';
import { medicine as copy } from '../../../copy/medicine';
import { medicineForm } from '../../../domain/medicine/medicine';
import { Text } from '../../layout/JaText/texts';
import { ItemValue } from '../../layout/JaText/rows';
import { MedicinePicture } from './MedicinePicture';

export interface MedicineRow {
  title: string;
  image?: string | null;
  effects: string;
  precautions: string;
  usage1: string;
  usage2?: string | null;
  dosage: string;
  days: number;
}

/** 1種類の薬の飲み方、効果、注意を示します */
export function MedicineItem({ medicine }: { medicine: MedicineRow }) {
  const { title, image, effects, precautions, usage1, usage2, dosage, days } = medicine;
  const usage = [usage1, usage2 ?? ''].filter(Boolean);
  const facts = [
    [copy.dosage, dosage],
    [copy.days, days > 0 ? copy.daysOf(days) : copy.asNeeded],
  ] as const;
  return (
    <Stack component="article" aria-label={title} gap="sm" p="card">
      <Group gap="0.25rem 0.75rem">
        <MedicinePicture image={image} title={title} form={medicineForm(medicine)} />
        <Title order={3} flex={1} miw="min(9rem, 100%)">
          {title}
        </Title>
      </Group>
      <Paper variant="inset">
        {/* Patients look for the usage first, so the usage alone fills the first row. */}
        <DataList orientation="vertical" fw={700} style={{ flexFlow: 'row wrap' }}>
          <DataList.Item flex="1 0 100%">
            <DataList.ItemLabel>{copy.usage}</DataList.ItemLabel>
            <Group component={DataList.ItemValue} gap="0 0.75rem">
              {usage.map((word) => (
                <Text key={word} span inherit>
                  {word}
                </Text>
              ))}
            </Group>
          </DataList.Item>
          {facts.map(([name, value]) => (
            <DataList.Item key={name} flex="1 1 7rem">
              <DataList.ItemLabel>{name}</DataList.ItemLabel>
              <ItemValue>{value}</ItemValue>
            </DataList.Item>
          ))}
        </DataList>
      </Paper>
      <DataList orientation="vertical" lh="sm" style={{ whiteSpace: 'pre-line' }}>
        <DataList.Item>
          <DataList.ItemLabel>{copy.effects}</DataList.ItemLabel>
          <ItemValue>{effects}</ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel fw={700} c="warm">
            {copy.precautions}
          </DataList.ItemLabel>
          <ItemValue>{precautions}</ItemValue>
        </DataList.Item>
      </DataList>
    </Stack>
  );
}
