import { Card } from '@mantine/core';
import { useId } from 'react';
import { Text } from '../JaText/texts';
import { MainButton } from '../../actions/MainButton/MainButton';
import { CardHeader, type CardHeaderWords } from './CardHeader';

interface HeroCardProps extends CardHeaderWords {
  /** `alert` なら、スクリーンリーダーが `facts` をすぐに読み上げます */
  live?: 'alert';
  action?: { label: string; busy?: boolean } & ({ to: string } | { onClick: () => void });
}

/** 画面の先頭に、次にすることを表示するカード（§lead-first） */
export function HeroCard({ action, live, facts, ...header }: HeroCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardHeader
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
        {...header}
      />
      {action && <MainButton {...action}>{action.label}</MainButton>}
    </Card>
  );
}
