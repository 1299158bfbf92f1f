import { Card, Checkbox, Group, SemiCircleProgress, Stack } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { visitHeader as headerCopy, prepare, reservation as copy, visitDay, waitingRoom } from '../../../copy/visit';
import { MINUTE_MS, formatClock, formatDayTime, type Instant } from '../../../domain/calendar/jst';
import { WAITING_STARTS_MINUTES, roomOpensAt, visitPhase } from '../../../domain/visit/times';
import { hasRoom, type ShownVisit } from '../../../domain/visit/shown';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { CardHeader } from '../../layout/HeroCard/CardHeader';
import { JaText } from '../../layout/JaText/JaText';
import { Countdown } from '../Countdown/Countdown';
import { DoctorPicture } from '../DoctorPicture/DoctorPicture';
import { restWords, visitHeader } from '../VisitCard/visitHeader';
import { VisitGuide } from '../VisitCard/VisitGuide';
import { VisitRow } from '../VisitCard/VisitRows';
import { Note, Text, Title } from '../../layout/JaText/texts';
import '../../../theme/laterStyles';

interface WaitingRoomProps {
  visit: ShownVisit;
  now: Instant;
  /** 保険証の写真を送る画面。もう預かっていれば `null` */
  uploadTo: string | null;
  onEnterRoom: () => void;
  onCheck: () => void;
  children?: ReactNode;
}

const waitOf = (start: Instant) => roomOpensAt(start) - (start - WAITING_STARTS_MINUTES * MINUTE_MS);

/** 診療の15分前からの待合。残り時間、手元に用意するもの、カメラの確認と、診察室の入口です（§visit-waiting、§visit-prepared） */
export function WaitingRoom(props: WaitingRoomProps) {
  const { visit, now, uploadTo, onEnterRoom, onCheck, children } = props;
  const { start_time: start, subject, admin_user } = visit;
  const isReady = hasRoom(visit, location.origin);
  const opens = roomOpensAt(start);
  const phase = visitPhase(visit, now);
  const isOpen = now >= opens;
  const doctor = common.doctor(admin_user.lastname);
  return (
    <>
      <Card component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)}>
        <CardHeader
          title={visitHeader(visit, now).title}
          order={3}
          facts={doctor && waitingRoom.doctor(doctor)}
          above={
            <Group justify="center" gap="lg">
              <DoctorPicture id={admin_user.id} picture={admin_user.picture_url} size={92} />
              {!isOpen && (
                <Countdown until={opens} now={now}>
                  {(rest) => (
                    // Mantine's whole ring brings its tooltips, 19 kB.
                    <SemiCircleProgress
                      role="timer"
                      size={148}
                      thickness={10}
                      value={(100 * rest) / waitOf(start)}
                      filledSegmentColor="asagi"
                      emptySegmentColor="var(--color-card)"
                      transitionDuration={0}
                      label={
                        <Text component="div" ta="center" lh="sm">
                          <Text size="sm" c="dimmed" lh="inherit">
                            {waitingRoom.left}
                          </Text>
                          <Text fw={700} fz="min(1.125rem, 7vw)" lh="inherit" style={{ whiteSpace: 'nowrap' }}>
                            {restWords(rest)}
                          </Text>
                        </Text>
                      }
                    />
                  )}
                </Countdown>
              )}
            </Group>
          }
        />
        {phase === 'started' && <VisitGuide phase={phase} roomReady={isReady} />}
        <Stack component="section" gap={0} aria-label={waitingRoom.atHand}>
          <Title order={4} size="h3">
            {waitingRoom.atHand}
          </Title>
          {prepare.things.map((thing, index) => (
            <Checkbox
              key={thing}
              variant="listed"
              // The clinic knows of the insurance card alone.
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
      <ActionBar status={!isOpen ? copy.roomOpensLater : isReady ? copy.roomOpen : copy.roomNotReady}>
        {isOpen && isReady ? (
          <MainButton icon={IconVideo} onClick={onEnterRoom}>
            {copy.enterRoom}
          </MainButton>
        ) : (
          !isOpen && <MainButton blocked>{waitingRoom.enterFrom(formatClock(opens))}</MainButton>
        )}
      </ActionBar>
    </>
  );
}
