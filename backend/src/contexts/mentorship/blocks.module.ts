import { Module } from '@nestjs/common';
import { BlockPerson, UnblockPerson } from './application/blocks/block-person';
import { ListBlocks } from './application/blocks/list-blocks';
import { ConnectionsModule } from './connections.module';
import { BlocksController } from './infrastructure/blocks/blocks.controller';
import { ProfilesModule } from './profiles.module';

const useCases = [BlockPerson, UnblockPerson, ListBlocks];

/** Blocking people. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [BlocksController],
  providers: [...useCases],
})
export class BlocksModule {}
