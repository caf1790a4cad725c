import type { Player } from '../../table/nouns.ts';
import { askDeclarations } from '../events/askDeclarations.ts';
import type { Play } from '../play/play.ts';
import type { Opportunity, Procedure } from '../state/game.ts';

/** 506.3b, 506.3d, 603.2e. A player declares at all their open opportunities. */
export function* declareUsage(play: Play, player: Player, opportunities: readonly Opportunity[]): Procedure {
  yield* askDeclarations(
    play,
    player,
    opportunities.map(({ event }) => event),
  );
}
