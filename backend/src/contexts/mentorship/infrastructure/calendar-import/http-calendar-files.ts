import { Injectable } from '@nestjs/common';
import { OutboundRequestFailed, OutboundRequests } from '../../../../shared/infrastructure/outbound/outbound-requests';
import { CalendarFiles, CalendarNotReadable } from '../../application/calendar-import/ports/calendar-imports';
import type { Period } from '../../domain/availability/availability';
import { CalendarThread } from './calendar-thread';

const MAX_BYTES = 5_000_000;
const TIMEOUT_MS = 10_000;

/** Calendars at addresses that people typed. */
@Injectable()
export class HttpCalendarFiles extends CalendarFiles {
  constructor(
    private readonly outbound: OutboundRequests,
    private readonly thread: CalendarThread,
  ) {
    super();
  }

  async listBusyPeriods(address: string, within: Period, timeZone: string): Promise<readonly Period[]> {
    const text = await this.#download(address);
    const result = await this.thread.read({ text, ...within, timeZone });
    if ('failure' in result) throw new CalendarNotReadable(result.failure);
    return result.periods;
  }

  async #download(address: string): Promise<string> {
    const options = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, accept: 'text/calendar, */*;q=0.5' };
    try {
      return (await this.outbound.get(address, options)).toString('utf8');
    } catch (error) {
      if (!(error instanceof OutboundRequestFailed)) throw error;
      throw new CalendarNotReadable(error.reason, { cause: error });
    }
  }
}
