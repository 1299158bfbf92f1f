import { Group, Text, Title, type TitleOrder } from '@mantine/core';
import { common } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import type { VisitKind } from '../../../domain/booking/block';
import type { ShownState } from '../../../domain/visit/shown';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface VisitHeadProps {
  /** 見出しの番号 */
  id?: string;
  /** 見出しの深さ */
  order: TitleOrder;
  /** 見出しを大きくするとき true */
  large?: boolean;
  /** 開始の日時 */
  dayTime: string;
  /** 予約の状態 */
  state: ShownState;
  /** 診療科目 */
  subject: string;
  /** 初診か再診か */
  kind: VisitKind;
  /** 医師の姓 */
  lastname: string;
}

/** The head of a consultation's card: time, state, subject and doctor. */
export function VisitHead({ id, order, large = false, dayTime, state, subject, kind, lastname }: VisitHeadProps) {
  return (
    <>
      <Group justify="space-between" gap="0.25rem 0.5rem">
        <Title id={id} order={order} size={large ? 'h2' : 'h3'} lh={1.5}>
          <Unbroken>{copy.startsAt(dayTime)}</Unbroken>
        </Title>
        <StatusBadge state={state} />
      </Group>
      <VisitFacts subject={subject} kind={kind} lastname={lastname} />
    </>
  );
}

/** Subject, first or repeat visit, and doctor on a line. */
export const VisitFacts = ({ subject, kind, lastname }: Pick<VisitHeadProps, 'subject' | 'kind' | 'lastname'>) => (
  <Group component="p" gap="0 0.875rem">
    <Text span size="sm" c="dimmed">
      {copy.visit(subject, common.visitKinds[kind])}
    </Text>
    {lastname !== '' && (
      <Text span size="sm" c="dimmed">
        {common.doctor(lastname)}
      </Text>
    )}
  </Group>
);
