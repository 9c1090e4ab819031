import { SessionEndNotifier } from '../../../../../shared/application/authenticator';

/** Records the users whose sessions ended. */
export class RecordingSessionEndNotifier extends SessionEndNotifier {
  readonly announced: number[] = [];

  announce(userId: number): void {
    this.announced.push(userId);
  }

  listen(): void {}
}
