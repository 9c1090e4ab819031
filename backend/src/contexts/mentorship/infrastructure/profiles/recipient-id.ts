import { InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';

/** Clients name the recipient in one of two ways. @throws InvalidRequest when in both, or none */
export function personMeant({ toUserId, recipientId }: { toUserId?: number; recipientId?: number }): number {
  const id = toUserId ?? recipientId;
  if (id === undefined || (toUserId !== undefined && recipientId !== undefined)) {
    throw new InvalidRequest([{ field: 'toUserId', message: 'Send either toUserId or recipientId' }]);
  }
  return id;
}
