import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState, type CSSProperties } from 'react';
import type { PrototypeClinic } from './prototypeClinic';
import classes from './PhoneWithPanel.module.css';
import { phoneUrl } from './phoneParent';
import { Panel } from './Panel';
import { useReview } from './useReview';
import type { PatientSession } from './prototypeSession';
import { words } from './prototypeWords';

interface PhoneWithPanelProps {
  clinic: PrototypeClinic;
  session: PatientSession;
  storyId: string;
  /** The settings of Storybook's toolbar, such as `textSize:200`. */
  globals: string;
  /** In percent. */
  textSize: string;
}

type View = keyof typeof words.views;
const VIEWS: readonly View[] = ['phone', 'panel'];

/** A narrow window shows either the phone or the panel. */
export function PhoneWithPanel({ clinic, session, storyId, globals, textSize }: PhoneWithPanelProps) {
  const review = useReview(clinic, session);
  const { phoneParent, phone, message, isPreloaded, width } = review;
  const [view, setView] = useState<View>('phone');
  const [isParentReady, setParentReady] = useState(false);

  useEffect(() => {
    window.clinicPrototype = phoneParent;
    setParentReady(true);
    return () => {
      delete window.clinicPrototype;
    };
  }, [phoneParent]);
  useEffect(() => phone.current?.setTextSize(textSize), [phone, textSize]);

  return (
    <div className={classes.page} data-view={view} style={{ '--phone-width': `${width}px` } as CSSProperties}>
      <nav aria-label={words.view} className={classes.views}>
        {VIEWS.map((name) => (
          <Button
            key={name}
            radius={0}
            variant={view === name ? 'filled' : 'default'}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {words.views[name]}
          </Button>
        ))}
      </nav>
      <div className={classes.phone}>
        {isParentReady && <iframe className={classes.screen} title={words.phone} src={phoneUrl(storyId, globals)} />}
      </div>
      <Stack component="main" className={classes.panel}>
        <Title order={1}>{words.title}</Title>
        <Text c="dimmed">{words.about}</Text>
        {isPreloaded && <Text c="dimmed">{words.worksOffline}</Text>}
        <Text role="status" className={classes.message}>
          {message}
        </Text>
        <Panel review={review} />
      </Stack>
    </div>
  );
}
