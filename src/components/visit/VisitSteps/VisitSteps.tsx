import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { reservation as copy } from '../../../copy/visit';
import { VISIT_STEPS, type VisitStep } from '../../../domain/visit/history';
import classes from './VisitSteps.module.css';

interface VisitStepsProps {
  /** いまの段階 */
  current: VisitStep;
}

/**
 * 診察からお届けまでの、いまどこにいるか。済んだ段階にはチェック、いまの段階は太字です。文字が大きいときは、
 * いまの段階の言葉だけを見せます（§under-way）
 */
export function VisitSteps({ current }: VisitStepsProps) {
  const at = VISIT_STEPS.indexOf(current);
  return (
    <div className={classes.root}>
      <Group component="ol" aria-label={copy.steps.label} className={classes.steps}>
        {VISIT_STEPS.map((step, index) => (
          <Box
            key={step}
            component="li"
            className={classes.step}
            mod={{ done: index < at }}
            aria-current={index === at ? 'step' : undefined}
          >
            <span aria-hidden className={classes.mark}>
              {index < at && <IconCheck size="0.75rem" stroke={4} />}
            </span>
            <Text span size="sm" className={classes.label}>
              {copy.steps[step]}
              {index < at && <VisuallyHidden>{copy.steps.done}</VisuallyHidden>}
            </Text>
          </Box>
        ))}
      </Group>
    </div>
  );
}
