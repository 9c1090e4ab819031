import { describeExportedVersions } from './exported-versions.contract';
import { InMemoryExportedVersions } from './in-memory-exported-versions';

describeExportedVersions('memory', async () => new InMemoryExportedVersions());
