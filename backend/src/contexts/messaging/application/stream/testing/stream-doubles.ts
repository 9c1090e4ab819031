import { type LiveSession, LiveSessions } from '../../../../../shared/application/authenticator';
import type { LiveEvent, NumberedEvent, StreamBeginning } from '../../../domain/stream/stream-events';
import type { StreamEndReason, Outlet } from '../ports/outlet';

/** Fake browser connection that records what it was sent. */
export class RecordedOutlet implements Outlet {
  isBlocked = false;
  readonly sent: NumberedEvent[] = [];
  readonly live: LiveEvent[] = [];
  begun?: StreamBeginning;
  ended?: StreamEndReason;
  pings = 0;
  drain = (): void => {};
  leave = (): void => {};

  onDrained(act: () => void): void {
    this.drain = () => {
      this.isBlocked = false;
      act();
    };
  }

  onClose(act: () => void): void {
    this.leave = act;
  }

  begin(beginning: StreamBeginning): void {
    this.begun = beginning;
  }

  send(events: readonly NumberedEvent[]): void {
    this.sent.push(...events);
  }

  sendLive(event: LiveEvent): void {
    this.live.push(event);
  }

  ping(): void {
    this.pings += 1;
  }

  end(reason: StreamEndReason): void {
    this.ended = reason;
  }

  get ids(): number[] {
    return this.sent.map(({ id }) => id);
  }
}

/** Fake sessions whose keys are their secrets. */
export class StubSessions extends LiveSessions {
  readonly owners = new Map<string, LiveSession>();
  request = 0;

  hashSecret(secret: string): string {
    return secret;
  }

  async findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, LiveSession>> {
    this.request += 1;
    return new Map([...this.owners].filter(([key]) => keys.includes(key)));
  }
}
