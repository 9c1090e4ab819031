import { describeCatalogue } from './catalogue.contract';
import { InMemoryCatalogue } from './in-memory-catalogue';

describeCatalogue('memory', async () => new InMemoryCatalogue());
