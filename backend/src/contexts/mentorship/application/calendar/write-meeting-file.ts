import { UseCase } from '../../../../shared/application/use-case';
import { MeetingNotFound } from '../../domain/meetings/meeting-errors';
import { DescribeMeetings } from './describe-meetings';
import { MeetingFiles } from './ports/meeting-files';
import { MeetingReader } from '../meetings/ports/meeting-reader';

/** A meeting for the calendar of one of its two. Importing it again brings it up to date. */
@UseCase()
export class WriteMeetingFile {
  constructor(
    private readonly reader: MeetingReader,
    private readonly describeMeetings: DescribeMeetings,
    private readonly files: MeetingFiles,
  ) {}

  /** @throws MeetingNotFound */
  async execute(by: number, id: number): Promise<string> {
    const meeting = await this.reader.findById(by, id);
    if (!meeting) throw new MeetingNotFound();
    const { isConnected } = meeting.other;
    return this.files.published(await this.describeMeetings.execute(by, [{ meeting, isConnected }], true));
  }
}
