import { SessionEndings } from '../../../../shared/application/session-endings';

/** Remembers whose sessions ended. */
export class RecordedSessionEndings extends SessionEndings {
  readonly announced: number[] = [];

  announce(userId: number): void {
    this.announced.push(userId);
  }

  listen(): void {}
}
