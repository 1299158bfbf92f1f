import { Box, Card, Checkbox, Group, Stack, VisuallyHidden } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { visitHeader as headerCopy, prepare, reservation as copy, visitDay, waitingRoom } from '../../../copy/visit';
import { MINUTE_MS, formatClock, formatDayTime, formatHHmm, type Instant } from '../../../domain/calendar/jst';
import { WAITING_STARTS_MINUTES, roomOpensAt, visitPhase } from '../../../domain/visit/times';
import { hasRoom, type VisitDetails } from '../../../domain/visit/visitState';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { CardHeader } from '../../layout/HeroCard/CardHeader';
import { JaText } from '../../layout/JaText/JaText';
import { Countdown } from '../Countdown/Countdown';
import { DoctorPicture } from '../DoctorPicture/DoctorPicture';
import { remainingWords, visitHeader } from '../VisitCard/visitHeader';
import { VisitGuide } from '../VisitCard/VisitGuide';
import { VisitRow } from '../VisitCard/VisitRows';
import { Note, Text } from '../../layout/JaText/texts';
import '../../../theme/laterStyles';
import classes from './WaitingRoom.module.css';

interface WaitingRoomProps {
  visit: VisitDetails;
  now: Instant;
  /** 保険証の写真を送る画面のパス。クリニックに写真が届いているときは `null` */
  uploadTo: string | null;
  onEnterRoom: () => void;
  onCheck: () => void;
  children?: ReactNode;
}

/**
 * The dash pattern of the ring: one dash, then a gap.
 * The length of the dash is the elapsed percentage of the wait.
 */
const dashesOf = (remaining: number, start: Instant) =>
  `${100 - (100 * remaining) / (roomOpensAt(start) - (start - WAITING_STARTS_MINUTES * MINUTE_MS))} 100`;

/** 診療の15分前から表示する待合（§visit-waiting、§visit-prepared） */
export function WaitingRoom(props: WaitingRoomProps) {
  const { visit, now, uploadTo, onEnterRoom, onCheck, children } = props;
  const { start_time: start, subject, admin_user } = visit;
  const isRoomReady = hasRoom(visit, location.origin);
  const opensAt = roomOpensAt(start);
  const phase = visitPhase(visit, now);
  const isOpen = now >= opensAt;
  const visitLine = waitingRoom.visit(formatHHmm(start), common.doctor(admin_user.lastname));
  return (
    <>
      <Card component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)}>
        <CardHeader
          title={isOpen ? visitHeader(visit, now).title : visitLine}
          order={3}
          facts={
            isOpen ? (
              visitLine
            ) : (
              <Group justify="center" align="baseline" gap="0 0.5rem">
                <Text span inherit>
                  {waitingRoom.opensIn}
                </Text>
                <Countdown until={opensAt} now={now}>
                  {(remaining) => (
                    <Text span role="timer" fw={700} fz="amount" lh="sm" c="black">
                      {remainingWords(remaining)}
                    </Text>
                  )}
                </Countdown>
              </Group>
            )
          }
          above={
            <Box className={classes.face}>
              <DoctorPicture id={admin_user.id} picture={admin_user.picture_url} size={140} />
              {/* Mantine's RingProgress would also load 19 kB of tooltip code. */}
              <svg viewBox="0 0 100 100" className={classes.ring} aria-hidden>
                <circle cx="50" cy="50" r="47" />
                <Countdown until={opensAt} now={now}>
                  {(remaining) => (
                    <circle cx="50" cy="50" r="47" pathLength="100" strokeDasharray={dashesOf(remaining, start)} />
                  )}
                </Countdown>
              </svg>
            </Box>
          }
        />
        {phase === 'started' && <VisitGuide phase={phase} roomReady={isRoomReady} />}
        <Stack component="section" gap={0} mx="calc(var(--card-padding) * -1)" aria-label={prepare.thingsTitle}>
          <Note aria-hidden px="card">
            {prepare.thingsTitle}
          </Note>
          {prepare.things.map((thing, index) => (
            <Checkbox
              key={thing}
              variant="listed"
              // The insurance card is ticked if the clinic already has a photo of the card.
              defaultChecked={index === 0 && uploadTo === null}
              label={<JaText>{thing}</JaText>}
            />
          ))}
        </Stack>
        <Stack gap={0}>
          {uploadTo && <VisitRow label={headerCopy.sendCard} to={uploadTo} />}
          <VisitRow label={prepare.check} onPress={onCheck} />
        </Stack>
        {phase !== 'started' && <Note>{visitDay.inTurn}</Note>}
        {children}
      </Card>
      {/* Announces the open room, because screen readers do not read the changed title. */}
      <VisuallyHidden role="status">{isOpen && isRoomReady && copy.roomOpen}</VisuallyHidden>
      <ActionBar status={isOpen && !isRoomReady && copy.roomNotReady}>
        {isOpen && isRoomReady ? (
          <MainButton icon={IconVideo} onClick={onEnterRoom}>
            {copy.enterRoom}
          </MainButton>
        ) : (
          !isOpen && <MainButton blocked>{waitingRoom.enterFrom(formatClock(opensAt))}</MainButton>
        )}
      </ActionBar>
    </>
  );
}
