import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import {
  SEND_CONNECTION_MAIL,
  SendConnectionMail,
  type SendConnectionMailInput,
} from '../../application/send-connection-mail';
import { TellWhoWaits } from '../../application/tell-who-waits';
import {
  ConnectionAnswerSettled,
  ConnectionAnswered,
  ConnectionClosed,
  ConnectionEndedByRole,
  ConnectionQuestioned,
  ConnectionReminded,
  ConnectionRequested,
} from '../../domain/events';

/** Who hears what by mail. Of a no nobody hears by mail: it is to be found where the request was made. */
@Injectable()
export class MailAboutConnections implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly jobs: Jobs,
    private readonly sendConnectionMail: SendConnectionMail,
    private readonly tellWhoWaits: TellWhoWaits,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    const toRecipient = (notice: SendConnectionMailInput['notice']) => (event: ConnectionRequested) =>
      this.sendConnectionMail.execute({ notice, userId: event.toUserId, aboutId: event.fromUserId });
    const toSender = (notice: SendConnectionMailInput['notice']) => (event: ConnectionRequested) =>
      this.sendConnectionMail.execute({ notice, userId: event.fromUserId, aboutId: event.toUserId });

    events.subscribe(ConnectionRequested, 'mail-recipient-when-connection-requested', toRecipient('requested'));
    events.subscribe(ConnectionReminded, 'mail-recipient-when-connection-reminded', toRecipient('reminded'));
    events.subscribe(ConnectionAnswered, 'mail-recipient-when-connection-answered', toRecipient('answered'));
    events.subscribe(ConnectionAnswerSettled, 'mail-sender-when-connection-accepted', async (event) => {
      if (event.answer !== 'declined') await toSender('connected')(event);
    });
    events.subscribe(ConnectionQuestioned, 'mail-sender-when-connection-questioned', toSender('questioned'));
    events.subscribe(ConnectionClosed, 'mail-sender-when-connection-expired', async (event) => {
      if (event.closedBy === 'expired') await toSender('expired')(event);
    });
    events.subscribe(ConnectionEndedByRole, 'mail-other-when-connection-ended-by-role', (event) => {
      const { fromUserId, toUserId, changedBy, wasConnected } = event;
      return this.sendConnectionMail.execute({
        notice: wasConnected ? 'role-changed' : 'request-ended',
        userId: changedBy === fromUserId ? toUserId : fromUserId,
        aboutId: changedBy,
      });
    });
    events.subscribe(ConnectionClosed, 'tell-who-waits-when-connection-closed', async ({ placeOf }) => {
      if (placeOf !== null) await this.tellWhoWaits.execute(placeOf);
    });
    this.jobs.work<SendConnectionMailInput>(SEND_CONNECTION_MAIL, (mail) => this.sendConnectionMail.execute(mail));
  }
}
