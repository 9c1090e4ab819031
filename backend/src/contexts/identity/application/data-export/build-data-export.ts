import { Clock } from '../../../../shared/application/clock';
import { PersonalDataRegistry } from '../../../../shared/application/personal-data';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Mailbox } from '../../../../shared/application/mailbox';
import type { DataExport, DataExportId } from '../../domain/data-export/data-export';
import type { UserId } from '../../domain/users/user-state';
import { createAccountFooter, toGreetingName } from '../users/account-mail';
import { PageAddresses } from '../users/ports/email-tokens';
import { Users } from '../users/ports/users';
import { DataExports, ExportArchive, type ExportedPart, ExportContents } from './ports/data-exports';

/** Queue of requested exports. */
export const BUILD_DATA_EXPORT_QUEUE = 'make-data-export';

/** Collects the data of a user from every context, one after the other. A retry starts over. */
@UseCase()
export class BuildDataExport {
  constructor(
    private readonly exports: DataExports,
    private readonly contents: ExportContents,
    private readonly everything: PersonalDataRegistry,
    private readonly archive: ExportArchive,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ exportId }: { exportId: DataExportId }): Promise<void> {
    const userId = await this.#updateExport(exportId, (dataExport) =>
      dataExport.startAttempt() ? dataExport.snapshot().userId : null,
    );
    if (userId === null) return;
    try {
      const parts = await this.#collectParts(exportId, userId);
      const content = await this.archive.pack(parts, this.clock.now());
      await this.#updateExport(exportId, async (builtExport) => {
        if (builtExport.finish(content.byteLength, this.clock.now())) await this.contents.save(exportId, content);
      });
    } catch (failure) {
      await this.#updateExport(exportId, (failedExport) => failedExport.failAttempt());
      throw failure;
    }
  }

  async #collectParts(exportId: DataExportId, userId: UserId): Promise<ExportedPart[]> {
    const parts: ExportedPart[] = [];
    for (const part of this.everything.parts) {
      parts.push({ part, kept: await this.everything.export(part, userId) });
      await this.#updateExport(exportId, (runningExport) => runningExport.reportProgress(parts.length));
    }
    return parts;
  }

  /** @returns null if the export no longer exists */
  #updateExport<T>(id: DataExportId, change: (dataExport: DataExport) => T | Promise<T>): Promise<T | null> {
    return this.transactions.run(async () => {
      const dataExport = await this.exports.findById(id);
      if (!dataExport) return null;
      const result = await change(dataExport);
      await this.exports.save(dataExport);
      return result;
    });
  }
}

/** Mails a user that their export can be downloaded. The link contains no token. */
@UseCase()
export class SendDataExportMail {
  constructor(
    private readonly users: Users,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
  ) {}

  async execute({ userId }: { userId: UserId }): Promise<void> {
    const user = await this.users.getById(userId);
    const { productName } = this.pages;
    await this.mailbox.send({
      to: user.email,
      subject: `Your ${productName} data is ready to download`,
      content: {
        recipientName: toGreetingName(user),
        blocks: [
          `The copy of your ${productName} data that you asked for is ready. You can download it once, within 24 hours.`,
        ],
        button: { label: 'Download your data', url: this.pages.dataExportUrl() },
        notes: [
          {
            text: 'If you didn’t ask for it, someone else may have access to your account.',
            links: [{ label: 'Choose a new password', url: this.pages.forgotPasswordUrl() }],
          },
        ],
        footer: createAccountFooter(productName),
      },
    });
  }
}
