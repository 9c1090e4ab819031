import { WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';
import type { ListedNotification } from '../../application/notifications/list-notifications';
import type { NotificationSelection } from '../../application/notifications/ports/notifications';
import type { NamedPerson } from '../../application/people/ports/people';
import {
  type Channel,
  CHANNELS,
  KIND_DESCRIPTIONS,
  type ListedKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '../../domain/notification-settings/notification-kinds';
import { isKindOn, type NotificationSettings } from '../../domain/notification-settings/notification-settings';

const LISTED_KINDS = NOTIFICATION_KINDS.filter((kind) => kind !== 'message');

/** IDs can be larger than a PostgreSQL `integer`. */
const MAX_NOTIFICATION_ID = Number.MAX_SAFE_INTEGER;

/** Query parameters are text. */
const BooleanFromQuery = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));

export class ListNotificationsQuery {
  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 30;

  /** Only notifications with a smaller ID, from the Link header. */
  @IsOptional()
  @WholeNumberFromQuery('before', 1, MAX_NOTIFICATION_ID)
  before?: number;

  /** Only unread notifications. */
  @BooleanFromQuery()
  @IsBoolean()
  unread: boolean = false;
}

class NotificationActorView {
  id: number;
  /** The displayed name; for people under 18, the first name and the initial of the last name. */
  fullName: string;
  @ApiProperty({ type: String, nullable: true })
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}

export class NotificationView {
  id: number;
  @ApiProperty({ enum: LISTED_KINDS })
  kind: ListedKind;
  title: string;
  text: string;
  /** A path in the product. */
  link: string;
  /** The other person; null if there is none, or if their account isn't available. */
  @ApiProperty({ type: NotificationActorView, nullable: true })
  actor: NotificationActorView | null;
  createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readAt: Date | null;
}

export class UnreadNotificationsView {
  /** Counted up to 100. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  unread: number;
}

export class MarkNotificationsReadBody {
  /** Either these IDs, */
  @ValidateIf(({ ids }: MarkNotificationsReadBody) => ids !== undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_NOTIFICATION_ID, { each: true })
  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: 100, required: false })
  ids?: number[];

  /** or this ID and all older ones. */
  @ValidateIf(({ upTo }: MarkNotificationsReadBody) => upTo !== undefined)
  @IsInt()
  @Min(1)
  @Max(MAX_NOTIFICATION_ID)
  upTo?: number;
}

class NotificationKindView {
  @ApiProperty({ enum: NOTIFICATION_KINDS })
  kind: NotificationKind;
  label: string;
  description: string;
  app: boolean;
  mail: boolean;
  push: boolean;
  /** Settings that can’t be changed. */
  @ApiProperty({ enum: CHANNELS, isArray: true })
  locked: Channel[];
}

export class NotificationSettingsView {
  @ApiProperty({ type: [NotificationKindView] })
  kinds: NotificationKindView[];
  /** One email a day instead of single emails. */
  dailyDigest: boolean;
  /** For `PushManager.subscribe`; empty if push is off. */
  pushPublicKey: string;
}

class NotificationKindChange {
  @IsIn(NOTIFICATION_KINDS)
  @ApiProperty({ enum: NOTIFICATION_KINDS })
  kind: NotificationKind;

  @ValidateIf(({ app }: NotificationKindChange) => app !== undefined)
  @IsBoolean()
  app?: boolean;

  @ValidateIf(({ mail }: NotificationKindChange) => mail !== undefined)
  @IsBoolean()
  mail?: boolean;

  @ValidateIf(({ push }: NotificationKindChange) => push !== undefined)
  @IsBoolean()
  push?: boolean;
}

export class ChangeNotificationSettingsBody {
  /** Each kind at most once. Missing settings don’t change. */
  @ValidateIf(({ kinds }: ChangeNotificationSettingsBody) => kinds !== undefined)
  @IsArray()
  @ArrayMaxSize(NOTIFICATION_KINDS.length)
  @ArrayUnique(({ kind }: NotificationKindChange) => kind, { message: 'kinds must name each kind once' })
  @ValidateNested({ each: true })
  @Type(() => NotificationKindChange)
  kinds?: NotificationKindChange[];

  @ValidateIf(({ dailyDigest }: ChangeNotificationSettingsBody) => dailyDigest !== undefined)
  @IsBoolean()
  dailyDigest?: boolean;
}

/** @throws InvalidRequest unless exactly one of the two is given */
export function toSelection({ ids, upTo }: MarkNotificationsReadBody): NotificationSelection {
  if (ids !== undefined && upTo === undefined) return { ids };
  if (upTo !== undefined && ids === undefined) return { upTo };
  throw new InvalidRequest([{ field: 'ids', message: 'Send exactly one of ids and upTo' }]);
}

const toActorView = ({ id, displayName: fullName, avatarUrl, isSample }: NamedPerson): NotificationActorView => ({
  id,
  fullName,
  avatarUrl,
  isSample,
});

export const toView = ({ state, actor, title, text, link }: ListedNotification): NotificationView => ({
  id: state.id,
  kind: state.kind,
  title,
  text,
  link,
  actor: actor && toActorView(actor),
  createdAt: state.createdAt,
  readAt: state.readAt,
});

export const toSettingsView = (settings: NotificationSettings, publicKey: string | null): NotificationSettingsView => ({
  kinds: NOTIFICATION_KINDS.map((kind) => {
    const { label, description, locked } = KIND_DESCRIPTIONS[kind];
    const [app, mail, push] = CHANNELS.map((channel) => isKindOn(settings, kind, channel)) as [
      boolean,
      boolean,
      boolean,
    ];
    return { kind, label, description, app, mail, push, locked: [...locked] };
  }),
  dailyDigest: settings.dailyDigest,
  pushPublicKey: publicKey ?? '',
});
