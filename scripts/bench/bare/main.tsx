/** `npm run bench` compares the app with this bare slot picker, which has no LINE, login, contract or cache. */
import { Button, createTheme, MantineProvider, NativeSelect, Title, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { blockTimes } from '../../../src/domain/booking/block';
import { BAND_HOURS, bandLabel, buildDay, type Day } from '../../../src/domain/booking/day';
import { addDays } from '../../../src/domain/calendar/jst';
import './bare.css';

const read = async <T,>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>;
const date = new URLSearchParams(location.search).get('date') ?? '';
const WEEK = Array.from({ length: 7 }, (_, day) => addDays(date, day));
const firstReplies = Promise.all([
  read<{ shifts: { id: number; start_time: string; admin_user_id: number; digest: string | null }[] }>(
    '/api/shifts.json',
  ),
  read<{ id: number; lastname: string }[]>('/api/doctors.json'),
]);

function Picker() {
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<{ day: Day; names: Map<number, string> } | null>(null);
  useEffect(() => {
    void firstReplies.then(([{ shifts }, doctors]) => {
      const names = new Map(doctors.map(({ id, lastname }) => [id, lastname]));
      const shiftsWithStart = shifts.map((shift) => ({ ...shift, start_time: Date.parse(shift.start_time) }));
      setLoaded({ day: buildDay(shiftsWithStart, { date, now: Date.now(), kind: 'initial', subjectId: 1 }), names });
    });
  }, []);
  return (
    <main className="page">
      <Title order={1}>日時を選ぶ</Title>
      <NativeSelect label="医師" data={['指定なし', ...(loaded?.names.values() ?? [])]} />
      <div className="days" role="radiogroup" aria-label="日付">
        {WEEK.map((day) => (
          <label key={day} className="slot">
            <input type="radio" name="day" defaultChecked={day === date} /> {Number(day.slice(8))}
          </label>
        ))}
      </div>
      <div className="slots">
        {BAND_HOURS.map((hour) => (
          <UnstyledButton key={hour} className="slot">
            {bandLabel(hour)}
          </UnstyledButton>
        ))}
      </div>
      {loaded?.day.bands.map(({ label, blocks }) => (
        <div key={label} className="slots" role="group" aria-label={label}>
          {blocks.map((block) => (
            <UnstyledButton key={block.id} className="slot" onClick={() => navigate(`/reserve/confirm/${block.id}`)}>
              <b>{blockTimes(block).join('〜')}</b> <small>{`${loaded.names.get(block.admin_user_id)}医師`}</small>
            </UnstyledButton>
          ))}
        </div>
      ))}
      <Button size="lg" className="bar" disabled={!loaded}>
        最短で予約する
      </Button>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={createTheme({})} forceColorScheme="light">
    <BrowserRouter>
      <Picker />
    </BrowserRouter>
  </MantineProvider>,
);
