import { describeCalendarImports } from './calendar-imports.contract';
import { InMemoryCalendarImports } from './in-memory-calendar-imports';

describeCalendarImports('memory', async () => new InMemoryCalendarImports());
