import { Injectable } from '@nestjs/common';
import { type PendingRequest, Relations } from '../../application/ports/relations';
import { MessageNotFound } from '../../domain/errors';
import type { Standing } from '../../domain/standing';

/** Nobody is connected as long as mentorship keeps no connections. */
@Injectable()
export class MentorshipRelations extends Relations {
  standing(): Promise<Standing> {
    return Promise.resolve('apart');
  }

  request(): Promise<void> {
    return Promise.reject(new MessageNotFound());
  }

  accept(): Promise<void> {
    return Promise.reject(new MessageNotFound());
  }

  dismiss(): Promise<void> {
    return Promise.resolve();
  }

  pendingTo(): Promise<readonly PendingRequest[]> {
    return Promise.resolve([]);
  }
}
