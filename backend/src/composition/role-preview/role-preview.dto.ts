import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ROLES, type Role } from '../../shared/domain/role';
import { Trimmed } from '../../shared/infrastructure/http/field-decorators';

export class RolePreviewQuery {
  @Trimmed()
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}` })
  newRole: Role;
}

/** What a change of role would end. */
export class RolePreview {
  @ApiProperty({ enum: ROLES })
  newRole: Role;

  /** Current connections. */
  @ApiProperty({ type: 'integer' })
  connections: number;

  /** Open requests, sent and received. */
  @ApiProperty({ type: 'integer' })
  requests: number;

  /** Upcoming meetings. */
  @ApiProperty({ type: 'integer' })
  meetings: number;

  /** The college membership that would end; null if there is none. A main administrator must hand over first. */
  @ApiProperty({ enum: ['pending', 'active', 'main'], nullable: true })
  membership: 'pending' | 'active' | 'main' | null;
}
