import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** One browser in which the person is signed in. */
export class SessionView {
  id: number;
  /** Browser and system. */
  device: string;
  /** Network of the address, shortened. */
  network: string;
  openedAt: Date;
  lastSeenAt: Date;
  /** Latest time at which the session ends. */
  endsAt: Date;
  /** Whether it’s the current session. */
  isCurrent: boolean;
}

export class EndSessionsQuery {
  /** `true` also ends the session of this browser. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'everywhere must be true or false' })
  @ApiPropertyOptional({ enum: ['true', 'false'], default: 'false' })
  everywhere?: 'true' | 'false';
}
