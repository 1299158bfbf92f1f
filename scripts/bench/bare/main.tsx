/**
 * The bare page: a competent implementation of the picker alone with the same stack. No LINE, no login, no contract, no
 * cache, one chunk; both requests are sent before the first render.
 */
import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Confirm } from './Confirm';
import { Picker } from './Picker';
import { asked, loadDay, loadDoctors } from './bareClinic';
import './bare.css';

const theme = createTheme({ fontFamily: 'Hiragino Sans, Noto Sans JP, Yu Gothic UI, sans-serif' });
const first = { day: loadDay(asked()), doctors: loadDoctors() };

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={theme} forceColorScheme="light">
    <BrowserRouter>
      <Routes>
        <Route path="/reserve/confirm/:id" element={<Confirm />} />
        <Route path="/reserve/:type/:id" element={<Picker first={first} />} />
      </Routes>
    </BrowserRouter>
  </MantineProvider>,
);
