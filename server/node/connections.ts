import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  constants,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server as TlsServer, type TLSSocket } from 'node:tls';

/**
 * Timeouts of a connection, in ms, for HTTP/1 and HTTP/2. `request` gives a slow phone a minute for a request with
 * pictures; `headers` closes a connection that sends nothing. `idle` exceeds the 60 s of most load balancers, so that
 * they reuse no closed ones. `grace` is what calls under way get when the clinic stops.
 */
export interface Timeouts {
  headers: number;
  request: number;
  idle: number;
  grace: number;
}

/** How long connections may take to close after the last answer, in ms. */
const LINGER = 1_000;

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

const hasWholeRequest = (stream: ServerHttp2Stream) =>
  stream.destroyed || stream.state.state === constants.NGHTTP2_STREAM_STATE_HALF_CLOSED_REMOTE;

/** Node applies its time-outs of requests only to HTTP/1; these are the same for HTTP/2. Pings don't count. */
function limitSession(session: ServerHttp2Session, { headers, request, idle }: Timeouts): void {
  const endAfter = (ms: number) => setTimeout(() => session.destroy(), ms);
  let [open, ending] = [0, endAfter(headers)];
  session.on('close', () => clearTimeout(ending));
  session.on('stream', (stream: ServerHttp2Stream) => {
    clearTimeout(ending);
    open += 1;
    const cancel = () => stream.close(constants.NGHTTP2_CANCEL);
    const late = setTimeout(() => hasWholeRequest(stream) || cancel(), request);
    stream.setTimeout(idle, cancel);
    stream.on('close', () => {
      clearTimeout(late);
      open -= 1;
      if (open === 0 && !session.destroyed) ending = endAfter(idle);
    });
  });
}

type Speaker = Socket | ServerHttp2Session;
type Answer = ServerResponse | Http2ServerResponse;

export interface Connections {
  isStopping: () => boolean;
  /**
   * Stops listening and ends the connections: at once those without a call under way, the others after their answers,
   * which say so (`Connection: close`, GOAWAY), and after `grace` all that are left, whatever their clients do.
   */
  stop: () => Promise<void>;
}

/** Watches the connections of a server that does not listen yet. */
export function watchConnections(server: Server | Http2SecureServer, timeouts: Timeouts): Connections {
  /** The connections below TLS. */
  const sockets = new Set<Socket>();
  const underWay = new Map<Speaker, Set<Answer>>();
  let isStopping = false;
  let allAnswered = () => {};

  const areAllAnswered = () => [...underWay.values()].every((answers) => answers.size === 0);
  const add = (speaker: Speaker) => {
    if (isStopping) return void speaker.destroy();
    underWay.set(speaker, new Set());
    speaker.on('close', () => {
      underWay.delete(speaker);
      if (isStopping && areAllAnswered()) allAnswered();
    });
  };
  const announce = (response: Answer) => {
    if (!('stream' in response) && !response.headersSent) response.setHeader('connection', 'close');
  };

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (!(server instanceof TlsServer)) add(socket);
  });
  server.on('secureConnection', (socket: TLSSocket) => void (socket.alpnProtocol === 'h2' || add(socket)));
  server.on('session', (session: ServerHttp2Session) => {
    limitSession(session, timeouts);
    add(session);
  });
  // Before the listener that answers.
  server.prependListener('request', (request: IncomingMessage | Http2ServerRequest, response: Answer) => {
    const answers = underWay.get('stream' in request ? (request.stream.session as Speaker) : request.socket);
    answers?.add(response);
    if (isStopping) announce(response);
    response.on('close', () => {
      answers?.delete(response);
      if (isStopping && areAllAnswered()) allAnswered();
    });
  });

  return {
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const [speaker, answers] of underWay) {
        if (answers.size === 0) speaker.destroy();
        else if ('goaway' in speaker) speaker.close();
        answers.forEach(announce);
      }
      if (!areAllAnswered())
        await Promise.race([new Promise<void>((resolve) => (allAnswered = resolve)), pause(timeouts.grace)]);
      await Promise.race([closed, pause(LINGER)]);
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
