import { Module } from '@nestjs/common';
import { CollegesModule } from '../contexts/colleges';

/** Puts the answers of several contexts side by side; decides nothing. */
@Module({ imports: [CollegesModule] })
export class CompositionModule {}
