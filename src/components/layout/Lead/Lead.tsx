import { Card } from '@mantine/core';
import { useId } from 'react';
import { Text } from '../Unbroken/texts';
import { MainButton } from '../../actions/MainButton/MainButton';
import { LeadBand, type LeadBandProps } from './LeadBand';

interface LeadProps extends LeadBandProps {
  live?: 'alert';
  action?: { label: string; busy?: boolean } & ({ to: string } | { onClick: () => void });
}

/** 画面の先頭に、次にすることを表示するカード。文は1つ、事実は1行、ボタンは1つまでです */
export function Lead({ action, live, facts, ...band }: LeadProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <LeadBand
        id={id}
        facts={
          live ? (
            <Text component="div" inherit role={live}>
              {facts}
            </Text>
          ) : (
            facts
          )
        }
        {...band}
      />
      {action && <MainButton {...action}>{action.label}</MainButton>}
    </Card>
  );
}
