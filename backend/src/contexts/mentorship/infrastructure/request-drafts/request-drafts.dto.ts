import { ApiProperty } from '@nestjs/swagger';
import type { RequestDraftDetails } from '../../application/request-drafts/request-drafts';
import { DRAFT_REFUSALS, type DraftRefusal } from '../../domain/connections/request-draft';
import {
  RequestAboutBody,
  RequestAboutField,
  RequestAboutView,
  RequestMessageField,
} from '../connections/connections.dto';

export class RequestDraftBody {
  /** At most 5,000 characters. Default: the default message. */
  @RequestMessageField()
  message?: string | null;

  /** The college, figure or program that it asks about. Without it, that of the saved request stays. */
  @RequestAboutField()
  about?: RequestAboutBody | null;
}

/** A request that waits until its sender confirms an address, or that could not be sent then. */
export class RequestDraftView implements RequestDraftDetails {
  /** The person to ask. */
  userId: number;
  /** Null for people you can’t see. */
  displayName: string | null;
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  /** Null for the default message. */
  message: string | null;
  /** The college, figure or program that it asks about. */
  @ApiProperty({ type: RequestAboutView, nullable: true })
  about: RequestAboutView | null;
  savedAt: Date;
  /** Why it wasn’t sent; null while it’s waiting. */
  @ApiProperty({ enum: DRAFT_REFUSALS, nullable: true })
  refusal: DraftRefusal | null;
}
