import { Stepper, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { common } from '../../../copy/common';
import classes from '../../../theme/components/Stepper.module.css';
import { JaText } from '../JaText/JaText';
import '../../../theme/laterStyles';

interface StepIndicatorProps {
  label: string;
  steps: readonly string[];
  /** いまの手順の番号（1から） */
  current: number;
  /** 番号の代わりに丸を並べるとき true */
  dots?: boolean;
}

/** Mantine renders a step as a button, but nobody can press these steps. */
const LIST_ITEM = { component: 'div', role: 'listitem' };

/** 手順の一覧で、いまの手順を示します（§payment-steps） */
export function StepIndicator({ label, steps, current, dots = false }: StepIndicatorProps) {
  return (
    <Stepper
      active={current - 1}
      labelPosition="bottom"
      wrap={false}
      size="sm"
      iconSize={dots ? '1.125rem' : '1.875rem'}
      {...(dots && { icon: ' ', progressIcon: ' ' })}
      // Only this component imports these styles, so that the first screens do not load them.
      classNames={classes}
      vars={() => ({
        root: { '--stepper-count': String(steps.length), '--stepper-outline-color': 'var(--color-outline)' } as Record<
          string,
          string
        >,
      })}
      completedIcon={<IconCheck size={dots ? '0.75rem' : '1.125rem'} stroke={dots ? 4 : 3} />}
      attributes={{ steps: { role: 'list', 'aria-label': label }, stepWrapper: { 'aria-hidden': true } }}
    >
      {steps.map((step, index) => (
        <Stepper.Step
          key={step}
          {...LIST_ITEM}
          label={
            <>
              <JaText>{step}</JaText>
              {index + 1 < current && <VisuallyHidden>{common.stepDone}</VisuallyHidden>}
            </>
          }
          aria-current={index + 1 === current ? 'step' : undefined}
        />
      ))}
    </Stepper>
  );
}
