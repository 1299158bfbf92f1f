// The check before a call: camera, microphone and connection (§visit-prepared). Asks for nothing before the tap, sends
// nothing.

const WORDS = {
  busy: '確認しています',
  again: 'もう一度確認する',
  stopped: '止めました',
  camera: { good: 'カメラの映像が映っています', advice: 'お顔が明るく映っているか、ご確認ください。' },
  microphone: {
    listening: 'マイクの音を待っています',
    good: 'マイクの音が届いています',
    speak: '何か話してみてください。声に合わせて下の棒が動きます。',
    silent: 'マイクの音が届いていません',
    silentAdvice: '何か話してみてください。変わらないときは、ほかの通話を終え、イヤホンを外してからお試しください。',
  },
  connection: {
    good: '通信は良好です',
    weak: '通信が不安定です',
    weakAdvice: '映像や音声が途切れることがあります。Wi-Fiを使うか、電波の届きやすい場所に移ってください。',
    bad: 'インターネットに接続できません',
    badAdvice: '機内モードになっていないか、電波が届いているかをご確認ください。',
  },
};

/** Why camera or microphone is not to be had: what happened (after its name), and what to do next. */
const REFUSED = {
  denied: [
    'の使用が許可されていません',
    'アドレス欄の横のマークや、スマートフォンの「設定」にあるお使いのブラウザの項目で、使用を「許可」に変えてから、もう一度お試しください。',
  ],
  missing: ['が見つかりません', 'ほかのスマートフォンやパソコンをお使いください。'],
  taken: ['をほかのアプリが使っています', '電話やビデオ通話など、ほかのアプリを終えてから、もう一度お試しください。'],
  unsupported: [
    'をこのブラウザでは使えません',
    'SafariやChromeなど、スマートフォンのいつものブラウザでこのページを開いてください。',
  ],
  other: ['を使えませんでした', 'スマートフォンを再起動してから、もう一度お試しください。'],
};
const REASONS = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

const NAMES = { camera: 'カメラ', microphone: 'マイク' };
/** Loudness, of 100, from which a voice is believed. */
const HEARD = 8;
const SILENT_AFTER_MS = 6000;
/** An answer of the server within this time is good enough for a call. */
const QUICK_MS = 400;
const ANSWER_LIMIT_MS = 5000;
const TRIES = 5;
/** Camera and microphone never stay on behind a forgotten page. */
const STOP_AFTER_MS = 120_000;

const find = (id) => document.getElementById(id);
const [start, stop, hint, next, picture, level] = ['start', 'stop', 'hint', 'next', 'picture', 'level'].map(find);

function show(id, state, result, advice = '') {
  const item = find(id);
  item.dataset.state = state;
  const words = item.querySelector('.result');
  if (words.textContent !== result) words.textContent = result;
  const more = item.querySelector('.advice');
  more.textContent = advice;
  more.hidden = advice === '';
}

let streams = [];
let sound = null;
let listening = 0;
let limit = 0;

function release() {
  clearTimeout(limit);
  cancelAnimationFrame(listening);
  for (const stream of streams) for (const track of stream.getTracks()) track.stop();
  streams = [];
  sound?.close().catch(() => undefined);
  sound = null;
  picture.srcObject = null;
  picture.hidden = true;
  level.hidden = true;
  stop.hidden = true;
}

function refuse(id, reason) {
  const [what, advice] = REFUSED[reason];
  show(id, 'bad', `${NAMES[id]}${what}`, advice);
}

async function checkCamera() {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
  streams.push(stream);
  picture.srcObject = stream;
  picture.hidden = false;
  await picture.play().catch(() => undefined);
  show('camera', 'good', WORDS.camera.good, WORDS.camera.advice);
}

async function checkMicrophone() {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  streams.push(stream);
  sound = new AudioContext();
  await sound.resume().catch(() => undefined);
  const analyser = sound.createAnalyser();
  analyser.fftSize = 1024;
  sound.createMediaStreamSource(stream).connect(analyser);
  const wave = new Uint8Array(analyser.fftSize);
  level.hidden = false;
  show('microphone', 'busy', WORDS.microphone.listening, WORDS.microphone.speak);
  const since = performance.now();
  let heard = false;
  const listen = () => {
    analyser.getByteTimeDomainData(wave);
    const loud = Math.max(...wave.map((value) => Math.abs(value - 128)));
    level.value = Math.min(100, Math.round((loud / 64) * 100));
    if (!heard && level.value >= HEARD) {
      heard = true;
      show('microphone', 'good', WORDS.microphone.good, WORDS.microphone.speak);
    } else if (!heard && performance.now() - since > SILENT_AFTER_MS) {
      show('microphone', 'weak', WORDS.microphone.silent, WORDS.microphone.silentAdvice);
    }
    listening = requestAnimationFrame(listen);
  };
  listen();
}

/** How long the clinic's server takes to answer, in ms: the middle of several tries. Throws when it does not. */
async function answerTime() {
  const times = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const since = performance.now();
    const address = `/icon.svg?check=${Date.now()}-${turn}`;
    const reply = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    if (!reply.ok) throw new Error(`answered ${reply.status}`);
    await reply.arrayBuffer();
    times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b)[Math.floor(TRIES / 2)];
}

async function checkConnection() {
  const { good, weak, weakAdvice, bad, badAdvice } = WORDS.connection;
  try {
    if ((await answerTime()) <= QUICK_MS) show('connection', 'good', good);
    else show('connection', 'weak', weak, weakAdvice);
  } catch (error) {
    if (error?.name === 'TimeoutError') show('connection', 'weak', weak, weakAdvice);
    else show('connection', 'bad', bad, badAdvice);
  }
}

async function checkAll() {
  for (const id of ['camera', 'microphone', 'connection']) show(id, 'busy', WORDS.busy);
  const connection = checkConnection();
  // One after the other: two questions at once hide one another on some phones.
  for (const [id, check] of [
    ['camera', checkCamera],
    ['microphone', checkMicrophone],
  ]) {
    // Missing outside https and in some apps' own browsers.
    if (navigator.mediaDevices?.getUserMedia) {
      await check().catch((error) => refuse(id, REASONS[error?.name] ?? 'other'));
    } else {
      refuse(id, 'unsupported');
    }
  }
  await connection;
}

let busy = false;
async function run() {
  if (busy) return;
  busy = true;
  start.setAttribute('aria-disabled', 'true');
  release();
  await checkAll();
  busy = false;
  start.removeAttribute('aria-disabled');
  start.textContent = WORDS.again;
  hint.hidden = true;
  next.hidden = false;
  stop.hidden = streams.length === 0;
  limit = setTimeout(end, STOP_AFTER_MS);
  // The patient may have left while a question stood open.
  if (document.visibilityState === 'hidden') end();
}
start.addEventListener('click', () => void run());

function end() {
  const had = streams.length > 0;
  release();
  if (!had) return;
  for (const id of ['camera', 'microphone']) {
    if (find(id).dataset.state !== 'bad') show(id, 'idle', WORDS.stopped);
  }
  start.focus();
}
stop.addEventListener('click', end);
// The patient goes back to LINE: nothing stays on.
window.addEventListener('pagehide', end);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && !busy) end();
});
