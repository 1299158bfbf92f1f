import { Card } from '@mantine/core';
import { useId } from 'react';
import { Text } from '../Unbroken/texts';
import { MainButton } from '../../actions/MainButton/MainButton';
import { LeadBand, type LeadBandProps } from './LeadBand';

interface LeadProps extends LeadBandProps {
  /** 事実を、表示と同時に読み上げるとき */
  live?: 'alert';
  /** 画面に1つの、塗りつぶしのボタン。移動先（`to`）か操作（`onClick`）のどちらか */
  action?: LeadAction;
}

type LeadAction = { label: string; busy?: boolean } & ({ to: string } | { onClick: () => void });

/**
 * 画面のいちばん上で「いま、何をすればよいか」に答える1枚。文は1つ、支える事実は1行まで、ボタンは1つまで。
 * 1件の診療のことなら、`VisitCard`がこの役をします（§lead-first）
 */
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
      {action && <LeadButton {...action} />}
    </Card>
  );
}

function LeadButton({ label, ...target }: LeadAction) {
  return <MainButton {...target}>{label}</MainButton>;
}
