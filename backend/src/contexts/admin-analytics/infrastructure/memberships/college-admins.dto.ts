import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** An administrator of one's own college. */
export class CollegeAdministratorView {
  /** Key of the person. */
  @ApiProperty({ type: 'integer' })
  id: number;

  fullName: string;

  @ApiProperty({ type: String, nullable: true })
  department: string | null;

  @ApiProperty({ type: String, nullable: true })
  position: string | null;

  /** Whether they look after the others. A college has one main administrator. */
  isMainAdmin: boolean;
}

export class HandOverBody {
  /** True makes this administrator the main one, in place of the person who asks. */
  @ApiProperty({ enum: [true] })
  @Allow()
  isMainAdmin: true;
}
