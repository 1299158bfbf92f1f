import { DataList, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { payment } from '../../../copy/money';
import {
  formatCount,
  formatYen,
  canComputeShare,
  ratioPercent,
  type BillRows,
  type BillSteps,
  type BillTotal,
} from '../../../domain/money/bill';
import { BillRow, BillSum } from './BillRow';

interface BillLinesProps {
  lines: readonly { type: string; description: string; value: string }[];
}

function BillLines({ lines }: BillLinesProps) {
  return (
    <DataList>
      {lines.map(({ type, description, value }, index) => (
        <BillRow
          // A bill may contain the same line twice.
          key={index}
          type={type !== lines[index - 1]?.type && !description.startsWith(type) && type}
          name={description}
          value={value}
        />
      ))}
    </DataList>
  );
}

const { bill: copy } = payment;

const roundingText = (yen: number) => (yen === 0 ? copy.noRounding : `${yen > 0 ? '+' : ''}${formatYen(yen)}`);

function BillExplanation({ steps: { points, cost, tenths, exactShare, share } }: { steps: BillSteps }) {
  const exactTexts =
    exactShare === null ? null : { share: formatYen(exactShare), rounding: roundingText(share - exactShare) };
  return (
    <>
      <BillSum name={copy.pointsTotal} value={copy.score(formatCount(points))} />
      <Paper variant="inset">
        <DataList aria-label={copy.explanation} fz="sm" lh="sm" gap="xxs" c="dimmed">
          <BillRow name={copy.cost(formatCount(points))} value={formatYen(cost)} />
          <BillRow name={copy.share(String(tenths))} value={exactTexts?.share} />
          <BillRow name={copy.rounding} value={exactTexts?.rounding} />
          <BillRow isSum name={copy.yourShare} value={formatYen(share)} />
        </DataList>
      </Paper>
    </>
  );
}

interface BillPartsProps {
  bill: BillRows & { total: BillTotal };
  /** 合計までの計算の過程。内訳と合計が合わないときは null */
  steps: BillSteps | null;
}

export function BillParts({ bill: { insurance_details, private_details, total }, steps }: BillPartsProps) {
  const id = useId();
  const insuredLines = insurance_details.map(({ type, description, score }) => ({
    type,
    description,
    value: score === '---' ? copy.noScore : copy.score(formatCount(score)),
  }));
  const privateLines = private_details.map((line) => ({ ...line, value: formatYen(line.cost) }));
  const showsPrivateSection = privateLines.length > 0 || total.private_tax !== 0;
  return (
    <>
      {insuredLines.length > 0 && (
        <Stack component="section" aria-labelledby={`${id}insured`} gap="xs">
          <Group justify="space-between" align="baseline" gap="0 0.75rem">
            <Title size="h3" id={`${id}insured`}>
              {copy.insured}
            </Title>
            <Text span size="sm" c="dimmed">
              {copy.points}
            </Text>
          </Group>
          <BillLines lines={insuredLines} />
          {steps ? (
            <BillExplanation steps={steps} />
          ) : (
            <DataList>
              <BillRow name={copy.pointsTotal} value={copy.score(formatCount(total.insurance))} />
              {canComputeShare(total.insurance, total.ratio) && (
                <BillRow name={copy.share(String(ratioPercent(total.ratio) / 10))} />
              )}
            </DataList>
          )}
        </Stack>
      )}
      {showsPrivateSection && (
        <Stack component="section" aria-labelledby={`${id}private`} gap="xs">
          <Title size="h3" id={`${id}private`}>
            {copy.private}
          </Title>
          {privateLines.length > 0 && <BillLines lines={privateLines} />}
          <DataList>
            <BillRow name={copy.tax} value={formatYen(total.private_tax)} />
          </DataList>
        </Stack>
      )}
    </>
  );
}
