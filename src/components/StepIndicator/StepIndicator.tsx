import { IconCheck } from '@tabler/icons-react';
import classes from './StepIndicator.module.css';

interface StepIndicatorProps {
  /** 手順の名前（リストの名前になります） */
  label: string;
  /** 手順。左から並べます */
  steps: readonly string[];
  /** いまの手順（1から） */
  current: number;
}

/** いま何番目の手順にいるかを示します。終わった手順にはチェックがつきます（spec §2「Payment screens」） */
export function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  return (
    <div className={classes.frame}>
      <ol aria-label={label} className={classes.steps}>
        {steps.map((step, index) => {
          const done = index + 1 < current;
          return (
            <li
              key={step}
              className={classes.step}
              data-done={done || undefined}
              aria-current={index + 1 === current ? 'step' : undefined}
            >
              <span aria-hidden className={classes.mark}>
                {done ? <IconCheck size="1.125rem" stroke={3} /> : index + 1}
              </span>
              <span className={classes.name}>{step}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
