import { ActionIcon, Button, NativeSelect, Title, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Days } from './Days';
import { asked, HOURS, loadDay, type Day, type Doctor } from './bareClinic';
import { Grid } from './Grid';

const JUMPS = [
  { title: '午前', hours: '10時〜12時', from: 10 },
  { title: '午後', hours: '12時〜18時', from: 12 },
  { title: '夜間', hours: '18時〜24時', from: 18 },
];

/** The slot picker: doctor, days, hours and slots, with the earliest slot at the bottom. */
export function Picker({ first }: { first: { day: Promise<Day>; doctors: Promise<Doctor[]> } }) {
  const navigate = useNavigate();
  const [date, setDate] = useState(asked);
  const [doctor, setDoctor] = useState('any');
  const [hour, setHour] = useState(10);
  const [doctors, setDoctors] = useState<Doctor[]>([]);
  const [read, setRead] = useState<{ date: string; day: Day } | null>(null);
  const day = read?.date === date ? read.day : null;
  useEffect(() => void first.doctors.then(setDoctors), [first]);
  useEffect(() => {
    let gone = false;
    void (date === asked() ? first.day : loadDay(date)).then((found) => gone || setRead({ date, day: found }));
    return () => void (gone = true);
  }, [date, first]);
  const shown = day?.map((slots) => slots.filter((slot) => doctor === 'any' || slot.doctor === Number(doctor)));
  const earliest = shown?.flat()[0];
  const goTo = (to: number) => {
    setHour(to);
    document.getElementById(`band-${to}`)?.scrollIntoView();
  };
  return (
    <main className="page">
      <Title order={1}>日時を選ぶ</Title>
      <Title order={2}>高血圧</Title>
      <NativeSelect
        label="医師"
        value={doctor}
        onChange={(event) => setDoctor(event.currentTarget.value)}
        data={[
          { value: 'any', label: '指定なし' },
          ...doctors.map(({ id, lastname }) => ({ value: String(id), label: `${lastname}医師` })),
        ]}
      />
      <div className="week">
        <ActionIcon variant="subtle" aria-label="前の週" disabled>
          ‹
        </ActionIcon>
        <span>{`${date.slice(0, 4)}年${Number(date.slice(5, 7))}月`}</span>
        <ActionIcon variant="subtle" aria-label="次の週">
          ›
        </ActionIcon>
      </div>
      <Days selected={date} onSelect={setDate} />
      <div className="jumps">
        {JUMPS.map(({ title, hours, from }) => (
          <UnstyledButton key={title} className="jump" onClick={() => goTo(from)}>
            <b>{title}</b> <small>{hours}</small>
          </UnstyledButton>
        ))}
      </div>
      <div className="bands" role="group" aria-label="開始時刻へ移動">
        {HOURS.map((one) => (
          <UnstyledButton key={one} className="jump" aria-pressed={one === hour} onClick={() => goTo(one)}>
            {`${one}:00〜`}
          </UnstyledButton>
        ))}
      </div>
      {shown ? (
        <Grid
          day={shown}
          doctors={doctors}
          onChoose={(slot) => navigate(`/reserve/confirm/${slot.doctor}?id=${slot.id}`)}
        />
      ) : (
        <p role="status">予約枠を読み込んでいます</p>
      )}
      <div className="bar">
        <Button
          fullWidth
          size="lg"
          disabled={!earliest}
          onClick={() => navigate(`/reserve/confirm/${earliest?.doctor}?id=${earliest?.id}`)}
        >
          {earliest
            ? `最短で予約する（${Number(date.slice(5, 7))}月${Number(date.slice(8))}日 ${earliest.from}〜）`
            : '最短で予約する'}
        </Button>
      </div>
    </main>
  );
}
