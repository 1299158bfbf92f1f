// This page opens outside LINE, because LINE's browser cannot download the calendar file (§calendar-outside). Old
// browsers must understand this script, because no build transpiles it.

const query = new URLSearchParams(location.search);
const [id, start, end, link] = ['id', 'start', 'end', 'link'].map((name) => query.get(name) ?? '');

/** Returns null unless the text is a time such as `20260703T011500Z`. */
function dateOf(text) {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  const date = parts && new Date(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

/** True for a link to the app or to LINE; the calendar file must not contain any other link. */
function isAppLink(text) {
  try {
    return [location.origin, 'https://liff.line.me', 'https://miniapp.line.me'].includes(new URL(text).origin);
  } catch {
    return false;
  }
}

const escaped = (text) => text.replace(/[\\;,]/g, '\\$&');
// RFC 5545 allows at most 75 bytes in a line; 24 Japanese characters take 72 bytes.
const folded = (line) => (line.match(/.{1,24}/gu) ?? []).join('\r\n ');

const fileOf = () =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//online consultation//JA',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // If a patient adds a visit twice, the calendar keeps one entry, because the UID is the same.
    // If the time of the visit changes, the UID changes too, so the calendar adds a second entry.
    `UID:reservation-${id}-${start}@${location.host}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    // The title must not mention an illness, because other people may see the calendar.
    'SUMMARY:オンライン診療',
    `DESCRIPTION:開始の5分前から診察室に入れます。\\n${escaped(link)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DESCRIPTION:オンライン診療',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

const [lead, file, back, hint] = ['lead', 'file', 'back', 'hint'].map((name) => document.getElementById(name));
const [startDate, endDate] = [start, end].map(dateOf);
if (/^\d{1,10}$/.test(id) && startDate && endDate && isAppLink(link)) {
  const dateFormat = {
    timeZone: 'Asia/Tokyo',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  };
  const when = `${new Intl.DateTimeFormat('ja-JP', dateFormat).format(startDate)}からのオンライン診療`;
  lead.textContent = `${when}を、お使いのカレンダーに追加します。`;
  file.href = URL.createObjectURL(new Blob([fileOf()], { type: 'text/calendar;charset=utf-8' }));
  file.hidden = false;
  hint.hidden = false;
} else {
  lead.textContent = 'ご予約の時間を確認できませんでした。予約履歴から、もう一度お試しください。';
  back.hidden = false;
}
