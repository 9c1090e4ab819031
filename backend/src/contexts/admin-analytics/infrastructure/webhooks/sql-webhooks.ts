import { Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { omitFields } from '../../../../shared/domain/omit-fields';
import { SecretBox } from '../../../../shared/infrastructure/secret-box';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Webhooks } from '../../application/webhooks/ports/webhooks';
import { WebhookNotFound } from '../../domain/webhooks/errors';
import { Webhook } from '../../domain/webhooks/webhook';
import type { WebhookEvent } from '../../domain/webhooks/webhook-events';
import { type WebhookRow, webhookSchema } from './webhook.schema';

/** First key of the advisory locks per college, which serialize changes to its list of webhooks. */
const COLLEGE_LOCK_KEY = 4_711_064;

/** Job queue for the deliveries of webhooks that no longer exist. */
export const DELETE_DELIVERIES = 'delete-deliveries-of-webhook';

@Injectable()
export class SqlWebhooks extends Webhooks {
  readonly #log = new Logger('Webhooks');
  readonly #box: SecretBox;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    { sessionSecret }: Settings,
  ) {
    super();
    this.#box = new SecretBox(sessionSecret, 'admin-analytics: addresses and secrets of webhooks');
  }

  async nextId(): Promise<number> {
    const [row] = await this.unitOfWork.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('admin_analytics.webhooks', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async find(id: number): Promise<Webhook | null> {
    const row = await this.#rows.findOneBy({ id });
    return row && this.#restore(row);
  }

  async lock(id: number): Promise<Webhook> {
    this.unitOfWork.requireUnitOfWork();
    const row = await this.#rows.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    const webhook = row && this.#restore(row);
    if (!webhook) throw new WebhookNotFound();
    return webhook;
  }

  async listByCollege(collegeId: number): Promise<readonly Webhook[]> {
    if (this.unitOfWork.isInUnitOfWork) {
      await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [COLLEGE_LOCK_KEY, collegeId]);
    }
    const rows = await this.#rows.find({ where: { collegeId }, order: { id: 'ASC' } });
    return rows.flatMap((row) => this.#restore(row) ?? []);
  }

  async listSubscribed(collegeId: number, event: WebhookEvent): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT id FROM admin_analytics.webhooks
       WHERE college_id = $1 AND paused_because IS NULL AND $2 = ANY (events) ORDER BY id`,
      [collegeId, event],
    );
    return rows.map(({ id }) => id);
  }

  async save(webhook: Webhook): Promise<void> {
    const { url, secret, previousSecret, ...state } = webhook.snapshot();
    const row = {
      ...state,
      url: this.#encrypt(url, state.id),
      host: new URL(url).host,
      secret: this.#encrypt(secret, state.id),
      previousSecret: previousSecret === null ? null : this.#encrypt(previousSecret, state.id),
    };
    await this.unitOfWork.saveAggregate(webhook, (db) => db.getRepository(webhookSchema).upsert(row, ['id']));
  }

  async delete(id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.#rows.delete({ id });
      await this.jobs.send(DELETE_DELIVERIES, { webhookId: id });
    });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  get #rows() {
    return this.unitOfWork.manager.getRepository(webhookSchema);
  }

  #encrypt(text: string, id: number): Buffer {
    return this.#box.encrypt(text, String(id));
  }

  /** Returns null for a webhook that was encrypted with another SESSION_SECRET. */
  #restore(row: WebhookRow): Webhook | null {
    const { url, secret, previousSecret, ...state } = omitFields(row, 'host');
    const decrypt = (encrypted: Buffer) => this.#box.decrypt(encrypted, String(state.id));
    try {
      return Webhook.restore({
        ...state,
        url: decrypt(url),
        secret: decrypt(secret),
        previousSecret: previousSecret && decrypt(previousSecret),
      });
    } catch (error) {
      this.#log.error(`Webhook ${state.id} cannot be decrypted. Was SESSION_SECRET changed?`, error);
      return null;
    }
  }
}
