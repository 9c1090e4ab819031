import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { MeetingRooms } from '../../application/meetings/ports/meetings';

/**
 * Starts calls with microphone and camera off. Jitsi reads options after the `#`, which browsers don't send to the
 * server.
 */
const MUTED_START_OPTIONS = '#config.startWithAudioMuted=true&config.startWithVideoMuted=true';

@Injectable()
export class JitsiRooms extends MeetingRooms {
  constructor(private readonly settings: Settings) {
    super();
  }

  get host(): string {
    return new URL(this.settings.videoBaseUrl).host;
  }

  getUrl(room: string): string {
    return `${this.settings.videoBaseUrl}/${room}${MUTED_START_OPTIONS}`;
  }
}
