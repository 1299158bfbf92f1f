// Patients can test camera, microphone and connection before a visit (§visit-prepared).

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

/** For each reason: the words that follow the device's name, and the advice. */
const PROBLEMS = {
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
const PROBLEM_OF_ERROR = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

const NAMES = { camera: 'カメラ', microphone: 'マイク' };
/** A level of the meter (0 to 100). */
const MIN_VOICE_LEVEL = 8;
const SILENT_AFTER_MS = 6000;
const MAX_GOOD_RESPONSE_MS = 400;
const RESPONSE_TIMEOUT_MS = 5000;
const ATTEMPTS = 5;
/** Camera and microphone stop after this time, because the patient may have forgotten that they are on. */
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
let frameRequest = 0;
let stopTimer = 0;

function release() {
  clearTimeout(stopTimer);
  cancelAnimationFrame(frameRequest);
  for (const stream of streams) for (const track of stream.getTracks()) track.stop();
  streams = [];
  sound?.close().catch(() => undefined);
  sound = null;
  picture.srcObject = null;
  picture.hidden = true;
  level.hidden = true;
  stop.hidden = true;
}

function showProblem(id, reason) {
  const [what, advice] = PROBLEMS[reason];
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
    if (!heard && level.value >= MIN_VOICE_LEVEL) {
      heard = true;
      show('microphone', 'good', WORDS.microphone.good, WORDS.microphone.speak);
    } else if (!heard && performance.now() - since > SILENT_AFTER_MS) {
      show('microphone', 'weak', WORDS.microphone.silent, WORDS.microphone.silentAdvice);
    }
    frameRequest = requestAnimationFrame(listen);
  };
  listen();
}

/** Throws if a request fails. */
async function medianResponseMs() {
  const times = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const since = performance.now();
    const address = `/icon.svg?check=${Date.now()}-${attempt}`;
    const reply = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    if (!reply.ok) throw new Error(`answered ${reply.status}`);
    await reply.arrayBuffer();
    times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b)[Math.floor(ATTEMPTS / 2)];
}

async function checkConnection() {
  const { good, weak, weakAdvice, bad, badAdvice } = WORDS.connection;
  try {
    if ((await medianResponseMs()) <= MAX_GOOD_RESPONSE_MS) show('connection', 'good', good);
    else show('connection', 'weak', weak, weakAdvice);
  } catch (error) {
    if (error?.name === 'TimeoutError') show('connection', 'weak', weak, weakAdvice);
    else show('connection', 'bad', bad, badAdvice);
  }
}

async function checkAll() {
  for (const id of ['camera', 'microphone', 'connection']) show(id, 'busy', WORDS.busy);
  const connection = checkConnection();
  // Checks one device after the other, because some phones show two permission dialogs on top of each other.
  for (const [id, check] of [
    ['camera', checkCamera],
    ['microphone', checkMicrophone],
  ]) {
    // `getUserMedia` is missing without https and in the built-in browsers of some apps.
    if (navigator.mediaDevices?.getUserMedia)
      await check().catch((error) => showProblem(id, PROBLEM_OF_ERROR[error?.name] ?? 'other'));
    else showProblem(id, 'unsupported');
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
  stopTimer = setTimeout(stopDevices, STOP_AFTER_MS);
  // If the patient left the page during the check, camera and microphone stop now.
  if (document.visibilityState === 'hidden') stopDevices();
}
start.addEventListener('click', () => void run());

function stopDevices() {
  const wasOn = streams.length > 0;
  release();
  if (!wasOn) return;
  for (const id of ['camera', 'microphone']) if (find(id).dataset.state !== 'bad') show(id, 'idle', WORDS.stopped);
  start.focus();
}
stop.addEventListener('click', stopDevices);
window.addEventListener('pagehide', stopDevices);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && !busy) stopDevices();
});
