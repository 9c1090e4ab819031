import { Module } from '@nestjs/common';
import { CollegesModule } from '../contexts/colleges';
import { PageHeads } from '../shared/infrastructure/http/page-heads';
import { ProductPageHeads } from './product-page-heads';

/** Puts the answers of several contexts side by side; decides nothing. */
@Module({
  imports: [CollegesModule],
  providers: [{ provide: PageHeads, useClass: ProductPageHeads }],
})
export class CompositionModule {}
