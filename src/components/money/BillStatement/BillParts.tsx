import { DataList, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { payment } from '../../../copy/money';
import { type BillSteps, formatCount, formatYen } from '../../../domain/money/bill';
import { BillExplanation } from './BillExplanation';
import { BillLines } from './BillLines';
import { BillRow } from './BillRow';

const { bill: copy } = payment;

interface BillPartsProps {
  /** 診療明細 */
  bill: {
    insurance_details: readonly { type: string; description: string; score: number | '---' }[];
    private_details: readonly { type: string; description: string; cost: number }[];
  };
  /** 金額の求め方。合計が合わないときは null */
  steps: BillSteps | null;
}

/** The parts of a bill by their official names: the points with how they become yen, and the private items with their tax. */
export function BillParts({ bill: { insurance_details, private_details }, steps }: BillPartsProps) {
  const id = useId();
  const insured = insurance_details.map(({ type, description, score }) => ({
    type,
    description,
    value: score === '---' ? copy.noScore : copy.score(formatCount(score)),
  }));
  const own = private_details.map(({ type, description, cost }) => ({ type, description, value: formatYen(cost) }));
  const hasTax = steps !== null && (own.length > 0 || steps.tax !== 0);
  return (
    <>
      {insured.length > 0 && (
        <Stack component="section" aria-labelledby={`${id}insured`} gap="xs">
          <Group justify="space-between" align="baseline" gap="0 0.75rem">
            <Title size="h3" id={`${id}insured`}>
              {copy.insured}
            </Title>
            <Text span size="sm" c="dimmed">
              {copy.points}
            </Text>
          </Group>
          <BillLines lines={insured} />
          {steps && <BillExplanation steps={steps} />}
        </Stack>
      )}
      {(own.length > 0 || hasTax) && (
        <Stack component="section" aria-labelledby={`${id}private`} gap="xs">
          <Title size="h3" id={`${id}private`}>
            {copy.private}
          </Title>
          {own.length > 0 && <BillLines lines={own} />}
          {hasTax && (
            <DataList>
              <BillRow name={copy.tax} value={formatYen(steps.tax)} />
            </DataList>
          )}
        </Stack>
      )}
    </>
  );
}
