import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { closeBeforeDropping } from './database';
import { eventually } from './app';

export interface Frame {
  readonly id: number | null;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** A stream as a browser sees it. */
export interface OpenedStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly frames: Frame[];
  /** Returns the error response that was sent instead of a stream. */
  problem(): Promise<{ code?: string }>;
  readonly isOver: boolean;
  /** Returns the first frame of type `event`, searching from index `past`. */
  next(event: string, past?: number): Promise<Frame>;
  /** Resolves when the server has ended the stream. */
  over(withinMs?: number): Promise<void>;
  pause(): void;
  resume(): void;
  leave(): void;
}

function frameOf(text: string): Frame | null {
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const [event, data, id] = [field('event'), field('data'), field('id')];
  if (event === undefined || data === undefined) return null;
  return { id: id === undefined ? null : Number(id), event, data: JSON.parse(data) as Record<string, unknown> };
}

/** Opens a stream as a browser does; resolves with the head of the response. */
export async function openStream(
  origin: string,
  { cookie, lastEventId, query = '' }: { cookie: string; lastEventId?: number | string; query?: string },
): Promise<OpenedStream> {
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) };
  const { port } = new URL(origin);
  const call: ClientRequest = get({ host: '127.0.0.1', port, path: `/api/stream${query}`, headers, agent: false });
  closeBeforeDropping(async () => void call.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
  });
  const frames: Frame[] = [];
  let [text, isOver] = ['', false];
  answer.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
    const whole = text.split('\n\n');
    text = whole.pop()!;
    for (const one of whole) {
      const frame = frameOf(one);
      if (frame) frames.push(frame);
    }
  });
  for (const end of ['end', 'close', 'error']) answer.on(end, () => (isOver = true));
  call.on('error', () => (isOver = true));
  return {
    status: answer.statusCode!,
    headers: answer.headers,
    frames,
    problem: async () => (await eventually(() => isOver), JSON.parse(text) as { code?: string }),
    get isOver() {
      return isOver;
    },
    next: (event, past = 0) => eventually(() => frames.slice(past).find((frame) => frame.event === event)),
    over: async (withinMs) => void (await eventually(() => isOver, withinMs)),
    pause: () => void answer.pause(),
    resume: () => void answer.resume(),
    leave: () => void call.destroy(),
  };
}
