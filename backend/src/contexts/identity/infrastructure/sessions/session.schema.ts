import { EntitySchema } from 'typeorm';
import type { SessionState } from '../../domain/sessions/session';

const moment = { type: 'timestamptz', precision: 3 } as const;

export const sessionSchema = new EntitySchema<SessionState & { idHash: Buffer }>({
  name: 'Session',
  schema: 'identity',
  tableName: 'sessions',
  columns: {
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    openedAt: { ...moment, name: 'opened_at' },
    lastSeenAt: { ...moment, name: 'last_seen_at' },
    endsAt: { ...moment, name: 'ends_at' },
    network: { type: 'text' },
    device: { type: 'text' },
  },
});
