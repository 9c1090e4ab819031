import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** One browser in which the person is signed in. */
export class SessionView {
  id: number;
  /** Browser and system. */
  device: string;
  /** The neighbourhood of the network address. */
  network: string;
  openedAt: Date;
  lastSeenAt: Date;
  /** The latest it can last. */
  endsAt: Date;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

export class EndSessionsQuery {
  /** `true` signs this browser out too. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'everywhere must be true or false' })
  @ApiPropertyOptional({ enum: ['true', 'false'], default: 'false' })
  everywhere?: 'true' | 'false';
}
