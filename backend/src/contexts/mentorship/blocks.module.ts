import { Module } from '@nestjs/common';
import { BlockPerson, UnblockPerson, ListBlocks } from './application/blocks/blocks';
import { ConnectionsModule } from './connections.module';
import { BlocksController } from './infrastructure/blocks/blocks.controller';
import { ProfilesModule } from './profiles.module';

const useCases = [BlockPerson, UnblockPerson, ListBlocks];

/** Blocking people. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [BlocksController],
  providers: [...useCases],
  exports: [BlockPerson],
})
export class BlocksModule {}
